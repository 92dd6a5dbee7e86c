#!/usr/bin/env bash
# Keeps configuration and databases of the old release beside the installation folder. The server has to be down.
set -euo pipefail
keep=../cytomine-before-upgrade
data=$(grep -E '^(AAA_CONFIG|HOST_PATHS)_PROJECT_DATA_PATH=' .env | head -1 | cut -d= -f2-)
mkdir -m 700 "$keep"
git describe --tags --always > "$keep/release.txt"
git diff > "$keep/local-changes.patch"
cp -a cytomine.yml cytomine.template .env envs docker-compose*.yml configs "$keep/"
sudo cp -a "$data/postgis" "$data/mongo" "$keep/"
sudo du -sh "$keep/postgis" "$keep/mongo"
echo "Kept: $(cat "$keep/release.txt")"
