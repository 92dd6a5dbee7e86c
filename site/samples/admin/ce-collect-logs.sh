#!/usr/bin/env bash
# Collects what a report needs in the folder report, with the secrets that it knows taken out. It changes nothing else.
# shellcheck disable=SC2024 # the report is to belong to you, not to root
set -uo pipefail
umask 077
mkdir -p report

# What follows the name of a secret: in JSON, in addresses, in lists of settings. Then tokens wherever they stand.
hide_in_logs() {
  sed -E -e 's/(REST request to save User :).*/\1 removed/' \
    -e 's/("[^"]*(password|passwd|secret|token|private_?key)[^"]*"[[:space:]]*:[[:space:]]*)("([^"\\]|\\.)*"?|[^,}[:space:]]+)/\1"removed"/Ig' \
    -e 's/((token|tokenkey|password|passwd|secret|authorization|signature)=)[^&,;"[:space:]]+/\1removed/Ig' \
    -e 's/(^|[^"[:alnum:]_])([[:alnum:]_]*(key|password|passphrase|secret|token)):.*/\1\2: removed/I' \
    -e 's/(Bearer|CYTOMINE)(%20|[[:space:]])+[^",;[:space:]]*[:.][^",;[:space:]]*/\1 removed/g' \
    -e 's/eyJ[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*/removed/g'
}

# Keys that hold a secret, with every line that their value goes on in.
hide_in_settings() {
  awk '{ match($0, /^ */); indent = RLENGTH }
    hidden && indent > depth { next }
    { hidden = 0 }
    /^ *[A-Z_0-9]*(PASS|SECRET|TOKEN|KEY|PRIVATE|PUBLIC)[A-Z_0-9]*:/ { hidden = 1; depth = indent; sub(/:.*/, ": removed") }
    { print }'
}

sudo docker compose ps --all > report/services.txt
sudo docker compose logs --no-color --timestamps --tail 500 2>&1 | hide_in_logs > report/logs.txt
curl --silent --show-error http://127.0.0.1/www/version.json > report/version.json
(docker --version; docker compose version; uname -a; free -h; df -h) > report/machine.txt
hide_in_settings < cytomine.yml > report/settings.yml
echo 'Look through report/logs.txt before you send it. Lines that speak of secrets:'
grep -niE 'passw|secret|token|private' report/logs.txt || echo 'none'
