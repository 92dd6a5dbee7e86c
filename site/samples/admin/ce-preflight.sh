#!/usr/bin/env bash
# Checks a machine for Cytomine CE2025.1. It only looks: nothing is changed.
check() { # check <what> <found> <needed>: whole numbers
  if [ "${2:-0}" -ge "$3" ]; then echo "ok    $1: $2"; else echo "FAIL  $1: ${2:-none}, needed: $3"; fi
}

check 'processor cores' "$(nproc)" 8
check 'memory in GB' "$(awk '/MemTotal/ { printf "%.0f", $2 / 1000000 }' /proc/meminfo)" 8
check 'free disk here in GB' "$(df --output=avail -BG . | tail -1 | tr -dc '0-9')" 15
check 'Docker Engine' "$(docker --version 2>/dev/null | grep -oE '[0-9]+' | head -1)" 20
check 'Compose plugin' "$(docker compose version --short 2>/dev/null | grep -oE '[0-9]+' | head -1)" 2
check 'Git' "$(git --version 2>/dev/null | grep -oE '[0-9]+' | head -1)" 2

if ! command -v ss > /dev/null; then
  echo 'FAIL  port 80 and 172.18.0.0/16: install iproute2, to look'
  exit
fi
if [ -n "$(ss -Hltn 'sport = :80')" ]; then echo 'FAIL  port 80 is in use'; else echo 'ok    port 80 is free'; fi
if ip route | grep -qE '172\.18\.|172\.16\.0\.0/1[2-4]'; then echo 'FAIL  172.18.0.0/16 is in use'; else echo 'ok    172.18.0.0/16 is free'; fi
