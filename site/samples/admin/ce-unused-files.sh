#!/usr/bin/env bash
# Lists folders of data/images that no uploaded file of Cytomine leads to. It deletes nothing.
# Usage, in the installation folder, while nobody uploads: sudo bash ce-unused-files.sh
set -euo pipefail
data=$(grep '^AAA_CONFIG_PROJECT_DATA_PATH=' .env | cut -d= -f2-)
user=$(grep '^POSTGRES_USER=' .env | cut -d= -f2-)
database=$(grep '^POSTGRES_DB_NAME=' .env | cut -d= -f2-)
known=$(mktemp)
trap 'rm -f "$known"' EXIT

docker compose exec -T postgis psql -U "$user" -d "$database" -At -c 'SELECT filename FROM uploaded_file' |
  { grep -oE '(^|/)upload[^/]*' || true; } | tr -d / | sort -u > "$known"
# An answer without a single folder is a fault, not a server without files.
if [ ! -s "$known" ]; then echo 'the database named no folder: nothing is listed' >&2; exit 1; fi

# Folders of the last two days may belong to an upload that is under way.
find "$data/images" -mindepth 1 -maxdepth 1 -type d -name 'upload*' -mtime +1 -printf '%f\n' | sort |
  comm -23 - "$known" | while read -r folder; do du -sh "$data/images/$folder"; done
