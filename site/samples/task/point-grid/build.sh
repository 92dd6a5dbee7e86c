#!/bin/sh
# Builds the image and packs it with the descriptor into the bundle that you upload.
set -eu

namespace=org.example.stereology.pointgrid
version=1.0.0
# Dots of the namespace become slashes: org/example/stereology/pointgrid:1.0.0
image=$(echo "$namespace" | tr . /):$version

docker build -t "$image" .
docker save "$image" -o image.tar
rm -f "$namespace-$version.zip"
zip "$namespace-$version.zip" descriptor.yml image.tar
