#!/bin/sh
# Uploads a bundle through the core: sh upload_bundle.sh <bundle.zip>
set -eu

date=$(LC_ALL=C date -u '+%a, %d %b %Y %H:%M:%S +0000')
path=/api/app-engine/tasks
# Signed without a content type: curl adds it later, and the core accepts both.
signature=$(printf 'POST\n\n\n%s\n%s' "$date" "$path" |
  openssl dgst -sha1 -hmac "$CYTOMINE_PRIVATE_KEY" -binary | base64)

curl -sS -X POST "$CYTOMINE_HOST$path" \
  -H "Date: $date" \
  -H "Authorization: CYTOMINE $CYTOMINE_PUBLIC_KEY:$signature" \
  -F "task=@$1"
