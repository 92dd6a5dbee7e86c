#!/usr/bin/env bash
# Watches a CE2025.1 server. Prints one line for each fault, and nothing when all is well; then the exit code is 0.
# Usage, in the installation folder: sudo bash ce-watch.sh [https://cytomine.example.org]
set -uo pipefail
address=${1:-http://127.0.0.1}
full=${FULL:-85}          # percent of a disk
hours=${HOURS:-26}        # age of the newest archive
days=${DAYS:-21}          # rest of a certificate
ignore=${IGNORE:-}        # services that may be down, such as app-engine
data=$(grep '^AAA_CONFIG_PROJECT_DATA_PATH=' .env | cut -d= -f2-)
status=0
fault() { echo "FAULT $*"; status=1; }

curl --silent --fail --max-time 20 "$address/server/ping" | grep -q '"alive":true' || fault "$address/server/ping does not answer"

# Compose remarks at each call that a line of the released file is obsolete; that is no fault.
running=$(docker compose ps --services --filter status=running 2> /dev/null)
services=$(docker compose config --services 2> /dev/null) || fault 'Docker Compose does not answer'
for service in $services; do
  case " $ignore " in *" $service "*) continue ;; esac
  grep -qx "$service" <<< "$running" || fault "service $service is not running"
done

folders=(. "$data" "$(docker info --format '{{.DockerRootDir}}')")
# Where Docker 29 or later was installed anew, images and files in containers are kept by containerd.
docker info --format '{{.DriverStatus}}' | grep -q containerd && folders+=(/var/lib/containerd)
for folder in "${folders[@]}"; do
  used=$(df --output=pcent "$folder" | tail -1 | tr -dc '0-9')
  [ "${used:-100}" -lt "$full" ] || fault "disk of $folder is ${used:-?} % full"
done

for store in postgis/data mongo; do
  backup="$data/$store/backup"
  fresh=$(find "$backup" -name 'cytomine_*_backup_*.tar.gz' -size +1000c -mmin "-$((hours * 60))" 2> /dev/null)
  [ -n "$fresh" ] || fault "no archive of the last $hours hours in $backup"
  last=$(grep -E 'Backup completed|Backup failed|Aborting' "$backup/backup.log" 2> /dev/null | tail -1)
  case "$last" in '' | *completed*) ;; *) fault "$backup/backup.log: $last" ;; esac
done

case "$address" in
  https://*)
    host=${address#https://}; host=${host%%[:/]*}
    openssl s_client -connect "$host:443" -servername "$host" < /dev/null 2> /dev/null |
      openssl x509 -noout -checkend "$((days * 86400))" > /dev/null 2>&1 || fault "certificate of $host ends within $days days, or was not shown"
    ;;
esac
exit "$status"
