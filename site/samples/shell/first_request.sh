#!/bin/sh
# A first request with nothing but curl: a token for a password, then your projects.
# Usage: first_request.sh <user-name>, with curl 7.76 or newer
set -eu
printf 'Password: ' >&2
trap 'stty echo 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM
stty -echo 2>/dev/null || true
IFS= read -r password
echo >&2

# Quotation marks and backslashes of the password are escaped for JSON.
escaped=$(printf '%s' "$password" | sed 's/[\\"]/\\&/g')
answer=$(printf '{"username": "%s", "password": "%s"}' "$1" "$escaped" |
  curl --fail-with-body --silent --show-error --header 'Content-Type: application/json' \
    --data-binary @- "$CYTOMINE_HOST/api/authenticate")
token=$(printf '%s' "$answer" | sed 's/.*"token":"\([^"]*\)".*/\1/')

printf 'header = "Authorization: Bearer %s"\n' "$token" |
  curl --fail-with-body --silent --show-error --config - "$CYTOMINE_HOST/api/project.json?max=5"
echo
