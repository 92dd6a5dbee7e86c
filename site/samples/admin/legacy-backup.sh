#!/bin/bash
# Nightly copy of both databases of a Legacy server. Stops with an error when a dump fails.
set -euo pipefail
home=/opt/Cytomine-bootstrap
target=/backup/cytomine
day=$(date +%F)

mkdir -p "$target"
chmod 700 "$target"
cd "$home"

docker exec postgresql rm -f /BU.sql
bash utils/backup_postgis.sh "$target/postgis_$day.sql"
tail -n 5 "$target/postgis_$day.sql" | grep -q 'PostgreSQL database dump complete'

docker exec mongodb rm -rf /BU
docker exec mongodb mongodump -h localhost -o /BU
rm -rf "$target/mongo_$day"
docker cp mongodb:/BU "$target/mongo_$day"
docker exec mongodb rm -rf /BU

find "$target" -maxdepth 1 \( -name 'postgis_*' -o -name 'mongo_*' \) -mtime +14 -exec rm -rf {} +
