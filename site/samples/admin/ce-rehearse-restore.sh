#!/usr/bin/env bash
# Restores two archives into containers made for the purpose, without network, and removes them again.
# Usage: sudo bash ce-rehearse-restore.sh <postgis archive> <mongo archive>
set -euo pipefail
postgis_archive=${1:?postgis archive missing}
mongo_archive=${2:?mongo archive missing}
counts='SELECT (SELECT count(*) FROM sec_user) AS users, (SELECT count(*) FROM project) AS projects,
  (SELECT count(*) FROM image_instance) AS images, (SELECT count(*) FROM user_annotation) AS annotations'

remove() { docker rm --force --volumes rehearsal-postgis rehearsal-mongo > /dev/null 2>&1 || true; }
wait_for() { # wait_for <container> <line of its log>
  for _ in $(seq 60); do
    if docker logs "$1" 2>&1 | grep "$2" > /dev/null; then sleep 15; return; fi
    sleep 2
  done
  echo "$1 did not start" >&2; return 1
}
restore() { # restore <container> <archive> <backup folder in the container>
  docker exec "$1" mkdir -p "$3"
  docker cp "$2" "$1:$3/restore.tar.gz"
  docker exec "$1" restore > "$1.log" 2>&1 || { tail -5 "$1.log"; return 1; }
}
trap remove EXIT
remove

docker run --detach --network none --name rehearsal-postgis \
  --env POSTGRES_USER=docker --env POSTGRES_PASSWORD=rehearsal --env POSTGRES_DB=docker cytomine/postgis:1.5.1
docker run --detach --network none --name rehearsal-mongo --env MONGO_INITDB_ROOT_USERNAME=mongoadmin \
  --env MONGO_INITDB_ROOT_PASSWORD=rehearsal --env MONGO_INIT_DATABASE=cytomine cytomine/mongo:1.0.0
wait_for rehearsal-postgis 'PostgreSQL init process complete'
wait_for rehearsal-mongo 'MongoDB init process complete'

restore rehearsal-postgis "$postgis_archive" /var/lib/postgresql/data/backup
restore rehearsal-mongo "$mongo_archive" /data/db/backup
docker exec rehearsal-postgis psql -U docker -d docker -c "$counts"
grep 'restored successfully' rehearsal-mongo.log
