"""Runs what the manifests for Kubernetes and GitHub Actions say, without either: their shells, their folders and their order.

It knows no more of the two than these examples use, and refuses a manifest that has anything else.
"""

import os
import pathlib
import re
import shutil
import subprocess

import yaml

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Examples/Journal/distribute"
REPOSITORY = EXAMPLES.parents[2]


class Fault(Exception):
    pass


def check(condition, message):
    if not condition:
        raise Fault(message)


def read(name):
    return yaml.safe_load((EXAMPLES / name).read_text())


def kubernetes(program, folder):
    """Runs the indexed Job with each index, twice where a pod fails, and the Job that merges; returns the site."""
    bin_folder = folder / "bin"
    bin_folder.mkdir()
    (bin_folder / "journal").symlink_to(program)
    volume = folder / "volume"
    volume.mkdir()
    parts, merge = read("kubernetes.yaml"), read("kubernetes-merge.yaml")
    for job in [parts, merge]:
        check((job["apiVersion"], job["kind"]) == ("batch/v1", "Job"), "A manifest is no Job.")
        check(job["spec"]["template"]["spec"]["restartPolicy"] == "Never", "A pod that fails would not be replaced.")
    spec = parts["spec"]
    check(spec["completionMode"] == "Indexed", "The Job is not indexed.")
    failures = 0
    for index in range(spec["completions"]):
        while run_pod(spec, bin_folder, volume, JOB_COMPLETION_INDEX=str(index)) != 0:
            failures += 1
            check(failures <= spec["backoffLimit"], "More pods failed than the Job allows.")
    check(failures > 0, "No pod failed.")
    check(run_pod(merge["spec"], bin_folder, volume) == 0, "The merge failed.")
    return volume / "public"


def run_pod(spec, bin_folder, volume, **variables):
    pod = spec["template"]["spec"]
    (container,) = pod["containers"]
    (mount,) = container["volumeMounts"]
    check(mount["name"] in [one["name"] for one in pod["volumes"]], "The volume of a container is missing.")
    words = [word.replace(mount["mountPath"] + "/", f"{volume}/") for word in container["command"] + container["args"]]
    environment = dict(os.environ, PATH=f"{bin_folder}:{os.environ['PATH']}", **variables)
    return subprocess.run(words, env=environment, capture_output=True).returncode


def github(program, folder):
    """Runs the jobs of the workflow, all parts of its matrix, with artifacts as folders; returns the site."""
    jobs = read("github-actions.yml")["jobs"]
    artifacts = folder / "artifacts"
    done = set()
    while len(done) < len(jobs):
        ready = [name for name in jobs if name not in done and needs(jobs[name]) <= done]
        check(ready, "Jobs wait for each other.")
        for name in ready:
            matrix = jobs[name].get("strategy", {}).get("matrix", {"": [""]})
            check(len(matrix) == 1, "The matrix has more than one side.")
            ((side, values),) = matrix.items()
            for value in values:
                workspace = folder / f"{name}-{value}"
                shutil.copytree(REPOSITORY / "Examples", workspace / "Examples", symlinks=True)
                for step in jobs[name]["steps"]:
                    run_step(step, {f"matrix.{side}": str(value)}, workspace, artifacts, program)
            done.add(name)
    return artifacts / "site"


def needs(job):
    names = job.get("needs", [])
    return {names} if isinstance(names, str) else set(names)


def run_step(step, values, workspace, artifacts, program):
    def filled(text):
        return re.sub(r"\$\{\{ *(.*?) *\}\}", lambda match: values[match[1]], str(text))

    options = {key: filled(value) for key, value in step.get("with", {}).items()}
    action = step.get("uses", "").partition("@")[0]
    if "run" in step:
        return run_shell(filled(step["run"]), workspace, program)
    if action == "actions/upload-artifact":
        keeps_hidden = options.get("include-hidden-files") == "True"
        source, target = workspace / options["path"], artifacts / options["name"]
        check(not target.exists(), f"Two steps upload {options['name']}.")
        if source.is_file():
            target.mkdir(parents=True)
            # An upload loses the right to run a program.
            shutil.copyfile(source, target / source.name)
        else:
            shutil.copytree(source, target, ignore=None if keeps_hidden else shutil.ignore_patterns(".*"))
    elif action == "actions/download-artifact":
        target = workspace / options.get("path", ".")
        for artifact in sorted(artifacts.glob(options.get("pattern", options.get("name", "*")))):
            shutil.copytree(artifact, target / artifact.name if "pattern" in options else target, dirs_exist_ok=True)
    else:
        check(action == "actions/checkout", f"The step {step} is unknown.")


def run_shell(script, workspace, program):
    if "swift build" in script:
        check(subprocess.run(["bash", "-n", "-c", script]).returncode == 0, f"The shell of {script} is wrong.")
        if script.startswith("cp "):
            shutil.copyfile(program, workspace / script.split()[-1])
        return
    result = subprocess.run(["bash", "-e", "-c", script], cwd=workspace, capture_output=True, text=True)
    check(result.returncode == 0, f"{script} ended with {result.returncode}: {result.stderr}{result.stdout}")
