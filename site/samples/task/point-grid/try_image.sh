#!/bin/sh
# Runs the image on the sample inputs, between two folders as on the cluster, and lists what it wrote.
set -eu

rm -rf outputs
mkdir outputs

# As you, so that the outputs are yours to delete.
docker run --rm --network none --user "$(id -u):$(id -g)" \
  -v "$PWD/inputs:/inputs:ro" -v "$PWD/outputs:/outputs" \
  org/example/stereology/pointgrid:1.0.0

find outputs -type f | sort
