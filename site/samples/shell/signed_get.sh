#!/bin/sh
# A signed GET request with nothing but a shell, OpenSSL and curl.
# Usage: signed_get.sh /api/project.json, with curl 7.76 or newer
set -eu
path=$1
date=$(LC_ALL=C date -u '+%a, %d %b %Y %H:%M:%S +0000')

# Method, empty content checksum, empty content type, date, path with its query string.
message=$(printf 'GET\n\n\n%s\n%s' "$date" "$path")
signature=$(printf '%s' "$message" | openssl dgst -sha1 -hmac "$CYTOMINE_PRIVATE_KEY" -binary | openssl base64)

curl --fail-with-body \
  --header "Date: $date" \
  --header "Authorization: CYTOMINE $CYTOMINE_PUBLIC_KEY:$signature" \
  "$CYTOMINE_HOST$path"
