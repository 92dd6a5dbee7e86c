#!/bin/bash
# Nightly copy of both databases of a Legacy server. Stops with an error when a dump is not complete.
set -euo pipefail
home=/opt/Cytomine-bootstrap
target=/backup/cytomine
day=$(date +%F)

mkdir -p "$target"
chmod 700 "$target"
cd "$home"

bash utils/backup_postgis.sh "$target/postgis_$day.sql"
tail -n 5 "$target/postgis_$day.sql" | grep -q 'PostgreSQL database dump complete'

rm -rf "$target/mongo_$day"
bash utils/backup_mongo.sh "$target/mongo_$day"
test -n "$(ls -A "$target/mongo_$day")"

find "$target" -maxdepth 1 \( -name 'postgis_*' -o -name 'mongo_*' \) -mtime +14 -exec rm -rf {} +
