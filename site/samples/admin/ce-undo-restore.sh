#!/usr/bin/env bash
# Puts the databases back that ce-keep-databases.sh has kept. The ones that failed stay beside them.
set -euo pipefail
data=$(grep '^AAA_CONFIG_PROJECT_DATA_PATH=' .env | cut -d= -f2-)
sudo test -d "$data/postgis.before"
for failed in "$data/postgis.failed" "$data/mongo.failed"; do
  if sudo test -e "$failed"; then echo "$failed exists already: move it away" >&2; exit 1; fi
done
sudo docker compose stop
sudo mv "$data/postgis" "$data/postgis.failed"
sudo mv "$data/mongo" "$data/mongo.failed"
sudo mv "$data/postgis.before" "$data/postgis"
sudo mv "$data/mongo.before" "$data/mongo"
sudo docker compose up -d
