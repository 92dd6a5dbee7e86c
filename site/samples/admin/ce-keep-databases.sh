#!/usr/bin/env bash
# Keeps the databases as they are now, to be able to go back. The server is down meanwhile.
set -euo pipefail
data=$(grep '^AAA_CONFIG_PROJECT_DATA_PATH=' .env | cut -d= -f2-)
for kept in "$data/postgis.before" "$data/mongo.before"; do
  if sudo test -e "$kept"; then echo "$kept exists already: move it away" >&2; exit 1; fi
done
sudo docker compose stop
sudo cp -a "$data/postgis" "$data/postgis.before"
sudo cp -a "$data/mongo" "$data/mongo.before"
sudo docker compose up -d postgis mongo
echo "Kept in $data/postgis.before and $data/mongo.before"
