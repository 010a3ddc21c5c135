#!/bin/bash
# proof.sh CUT [VIEWS [COLOUR [PERCENT [SAMPLES [PATTERN [SETTINGS]]]]]]
# A quick picture of a cut while it is being made: drapes it where its pattern changed, renders small, tints.
# Example: proof.sh women-tee front,back,detail '#9aa48e'. Writes proofs/CUT.png into the folder of renders.
# Two proofs run at a time, a core each; further ones wait for their turn.
set -e
cd "$(dirname "$0")/render"
cut=$1 views=${2:-front} colour=${3:-#9aa48e} percent=${4:-33} samples=${5:-4}
kept=${GIJA_RENDERS:-$(cd ../../.. && pwd)/node_modules/.cache/gija-renders}
mkdir -p "$kept/proofs"
while :; do
  for slot in 1 2; do
    exec 9>"$kept/proofs/.turn-$slot"
    flock -n 9 && break 2
  done
  sleep 0.5
done
export GIJA_RENDER_THREADS=${GIJA_RENDER_THREADS:-1}
GIJA_PROOF=1 blender -b -noaudio -P shoot.py -- "$cut" "$views" "$percent" "$samples" proof 2>&1 | grep -E '^(DRAPED|SHOT)|Error: [A-Z]|Error:|  File|^[A-Z][A-Za-z]*Error' | grep -v 'Not freed' || true
/usr/bin/python3 finish.py --proof "$cut" "$views" "$colour" "$kept/proofs/$cut.png" ${6:+"$6"} ${7:+"$7"}
echo "$kept/proofs/$cut.png"
