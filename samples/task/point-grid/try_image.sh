#!/bin/sh
# Runs the image on the sample inputs, as the App Engine would, and lists what it wrote.
set -eu

rm -rf outputs
mkdir outputs
# The App Engine opens the folder to every user as well.
chmod 777 outputs

docker run --rm --network none \
  -v "$PWD/inputs:/inputs:ro" -v "$PWD/outputs:/outputs" \
  org/example/stereology/pointgrid:1.0.0

find outputs -type f | sort
