#!/usr/bin/env bash
# Goes back to the release that ce-keep-installation.sh has kept. The upgraded databases stay beside the old ones.
set -euo pipefail
keep=../cytomine-before-upgrade
data=$(grep -E '^(AAA_CONFIG|HOST_PATHS)_PROJECT_DATA_PATH=' "$keep/.env" | head -1 | cut -d= -f2-)
sudo test -d "$keep/postgis"
for upgraded in "$data/postgis.upgraded" "$data/mongo.upgraded"; do
  if sudo test -e "$upgraded"; then echo "$upgraded exists already: move it away" >&2; exit 1; fi
done
sudo docker compose down
git stash push --message 'upgrade that was rolled back'
git checkout "$(cat "$keep/release.txt")"
sudo mv "$data/postgis" "$data/postgis.upgraded"
sudo mv "$data/mongo" "$data/mongo.upgraded"
sudo cp -a "$keep/postgis" "$keep/mongo" "$data/"
rm -rf envs configs
cp -a "$keep/cytomine.yml" "$keep/cytomine.template" "$keep/.env" "$keep/envs" "$keep/configs" .
cp -a "$keep"/docker-compose*.yml .
sudo docker compose up -d --remove-orphans
