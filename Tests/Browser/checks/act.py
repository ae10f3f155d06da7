"""Plays scenarios on a built site; in Chromium the scripts of its pages are switched off."""
import pathlib

from .elsewhere import PersonElsewhere
from .person import Person
from .result import Result
from .scenario import Play, read_scenarios
from .site import served


def check_scenarios(folder, file, browser, updates=False, only=""):
    """Plays the scenarios of the file whose names contain `only`; a line a scenario that fails."""
    file = pathlib.Path(file)
    scenarios = [scenario for scenario in read_scenarios(file) if only in scenario.name]
    findings, received = [], []
    person = Person(browser) if browser.name == "chromium" else PersonElsewhere(browser)
    try:
        with served(folder, received=received) as origin:
            play = Play(person, origin, received, file.parent, updates)
            for scenario in scenarios:
                findings += play.findings(scenario, file.name)
    finally:
        person.leave()
    steps = sum(len(scenario.steps) for scenario in scenarios)
    return Result("acting", f"{len(scenarios)} scenarios of {steps} steps in {browser.version}", findings)
