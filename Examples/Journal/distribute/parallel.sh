#!/bin/sh
# Builds a site in parts with GNU parallel, on this machine or on several, and merges them.
#
#   parallel.sh PROGRAM PARTS OUTPUT [OPTIONS OF PARALLEL...]
#
# On several machines, the program, its content and the folder of the output have to be at the same paths on all of them:
#
#   parallel.sh /srv/journal/program 16 /srv/journal/site --sshloginfile hosts.txt
#
# A part that fails, or whose machine goes down, is built again up to twice.
set -eu

program=$1
parts=$2
output=$3
shift 3
folder=$output.parts
mkdir -p "$folder"

seq "$parts" | parallel --retries 3 --halt soon,fail=1 --workdir . "$@" \
  "$program" build --shard "{}/$parts" --output "$folder/{}"

# The shell lists the parts.
"$program" merge "$folder"/* --output "$output"
