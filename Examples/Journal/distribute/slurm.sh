#!/bin/sh
# Builds a site in parts with a Slurm job array, and merges them in a job that waits for all of it.
#
#   slurm.sh PROGRAM PARTS OUTPUT
#
# The paths have to be the same on all nodes. A task whose node goes down is queued again by Slurm; `scontrol requeue JOB_TASK` does so by hand.
# The output of the command is the number of the job that merges.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export PROGRAM="$1"
count=$2
output=$3
export PARTS="$output.parts"
mkdir -p "$PARTS"

array=$(sbatch --parsable --array="1-$count" --export=ALL "$here/slurm-part.sh")
sbatch --parsable --job-name=site-merge --output=site-merge.log --dependency="afterok:$array" --kill-on-invalid-dep=yes \
  --export=ALL --wrap "\"$PROGRAM\" merge \"$PARTS\"/* --output \"$output\""
