#!/usr/bin/env bash
# Dumps both databases, then copies everything that cannot be made again to another machine.
# Usage, in the installation folder: sudo bash ce-backup.sh backup@vault.example.org:/srv/cytomine
set -euo pipefail
target=${1:?usage: ce-backup.sh user@host:/folder}
data=$(grep '^AAA_CONFIG_PROJECT_DATA_PATH=' .env | cut -d= -f2-)
local_files=()
[ -f docker-compose.local.yml ] && local_files+=(docker-compose.local.yml)

# Databases first, images after: a file too many does no harm, a missing one would.
docker compose exec -T postgis backup
docker compose exec -T mongo backup

rsync -a "$data/postgis/data/backup/" "$target/postgis/"
rsync -a "$data/mongo/backup/" "$target/mongo/"
rsync -a "$data/images/" "$target/images/"
rsync -a "$data/app-engine/" "$target/app-engine/"
rsync -a "$data/registry/" "$target/registry/"
rsync -a cytomine.yml cytomine.template docker-compose.yml configs "${local_files[@]}" "$target/configuration/"
echo "Backup of $(date -u +%F) is complete in $target"
