"""Plays scenarios on a built site, with the scripts of its pages switched off."""
import pathlib

from .person import Person
from .result import Result
from .scenario import Play, read_scenarios
from .site import served


def check_scenarios(folder, file, browser, updates=False, only=""):
    """Plays the scenarios of the file whose names contain `only`; a line a scenario that fails."""
    file = pathlib.Path(file)
    scenarios = [scenario for scenario in read_scenarios(file) if only in scenario.name]
    findings, received = [], []
    person = Person(browser)
    try:
        with served(folder, received=received) as origin:
            play = Play(person, origin, received, file.parent, updates)
            for scenario in scenarios:
                findings += play.findings(scenario, file.name)
    finally:
        person.leave()
    steps = sum(len(scenario.steps) for scenario in scenarios)
    return Result("acting", f"{len(scenarios)} scenarios of {steps} steps without script", findings)
