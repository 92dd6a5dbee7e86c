#!/usr/bin/env bash
# Dumps both databases, then copies everything that cannot be made again to another machine.
# Usage, in the installation folder: sudo bash ce-backup.sh backup@vault.example.org:/srv/cytomine
# With DUMP=no it sends the dumps of last night.
set -euo pipefail
target=${1:?usage: ce-backup.sh user@host:/folder}
data=$(grep -E '^(AAA_CONFIG|HOST_PATHS)_PROJECT_DATA_PATH=' .env | head -1 | cut -d= -f2-)

# Owners as numbers, noted beside each file on the other machine, whose account need not be root.
copy() { rsync -a --numeric-ids -M--fake-super "$@"; }

# Databases first, images after: a file too many does no harm, a missing one would.
if [ "${DUMP:-yes}" != no ]; then
  docker compose exec -T postgis backup
  docker compose exec -T mongo backup
fi

copy "$data/postgis/data/backup/" "$target/postgis/"
copy "$data/mongo/backup/" "$target/mongo/"
for folder in images app-engine registry; do
  if [ -d "$data/$folder" ]; then copy "$data/$folder/" "$target/$folder/"; fi
done
copy cytomine.yml cytomine.template installer_config.yml docker-compose*.yml configs "$target/configuration/"
echo "Backup of $(date -u +%F) is complete in $target"
