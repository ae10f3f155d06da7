#!/bin/sh
#SBATCH --job-name=site-part
#SBATCH --requeue
#SBATCH --output=%x-%a.log
#SBATCH --open-mode=append
#
# A task of a job array: it builds the part of the site that has its number. `slurm.sh` submits it.
set -eu
exec "$PROGRAM" build --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --output "$PARTS/$SLURM_ARRAY_TASK_ID"
