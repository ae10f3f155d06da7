"""What a check found, and how it is told."""
import dataclasses
import time

SHOWN = 12


@dataclasses.dataclass
class Result:
    """One check's name, what it looked at, and its findings: `place: message` lines, none when all is well."""

    name: str
    summary: str
    findings: list[str]
    seconds: float = 0

    def report(self):
        for finding in self.findings[:SHOWN]:
            print(f"       {finding}")
        if len(self.findings) > SHOWN:
            print(f"       ... and {len(self.findings) - SHOWN} more")
        verdict = "FAIL" if self.findings else "ok"
        print(f"{verdict:4}   {self.name}: {self.summary}, {len(self.findings)} findings ({self.seconds:.1f} s)", flush=True)


def timed(check, *arguments):
    """The check's result with the time that it took."""
    start = time.monotonic()
    result = check(*arguments)
    result.seconds = time.monotonic() - start
    return result


def unique(findings):
    """The findings in their order; those that differ only in the place before ': ' are counted as one."""
    places = {}
    for finding in findings:
        place, _, message = finding.partition(": ")
        places.setdefault(message, []).append(place)
    return [f"{of[0]}: {message}" + (f" (and {len(set(of)) - 1} more places)" if len(set(of)) > 1 else "")
            for message, of in places.items()]
