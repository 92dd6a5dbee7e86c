#!/bin/sh
# Puts a built site in place, in one step for readers:  release.sh <built site> <folder>
# Puts the release before in place again:               release.sh --back <folder>
# A server serves <folder>/current, a link to one of the last five releases. Their files under assets/ have a hash in
# the name and lie together, so that pages that are still open find theirs after a release. Needs flock, and mv with
# -T (not on macOS).
set -eu
[ $# -eq 2 ] || { sed -n '2,3s/^# //p' "$0" >&2; exit 2; }
to=$2
mkdir -p "$to/releases" "$to/assets"
exec 9>"$to/lock"
flock -n 9 || { echo "Another release is being put in place in $to." >&2; exit 1; }

releases() { find "$to/releases" -mindepth 1 -maxdepth 1 -exec basename {} \; | sort; }

serve() { # By one rename: there is no moment without a site.
  ln -sfn "releases/$1" "$to/current.new"
  mv -T "$to/current.new" "$to/current"
  echo "$to/current is release $1."
}

if [ "$1" = --back ]; then
  now=$(basename "$(readlink "$to/current")")
  before=$(releases | sed "/^$now\$/,\$d" | tail -n 1)
  [ -n "$before" ] || { echo "There is no release before $now." >&2; exit 1; }
  serve "$before"
  exit
fi

[ -f "$1/manifest.json" ] || { echo "$1 does not hold a built site." >&2; exit 1; }
new="$to/.new"
rm -rf "$new"
cp -Rp "$1" "$new"
# The times of files stay as they were, so that an unchanged page keeps its ETag.
compress() {
  find "$new" -type f -size +1k \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.json' -o -name '*.md' \
    -o -name '*.svg' -o -name '*.txt' -o -name '*.xml' -o -name '*.yaml' \) -exec "$@" {} +
}
compress gzip -9kn
if command -v brotli >/dev/null; then compress brotli -kq 11; fi
(cd "$new/assets" && find . -type f) >"$new/.assets"
while read -r file; do
  [ -e "$to/assets/$file" ] && continue
  mkdir -p "$to/assets/$(dirname "$file")"
  mv "$new/assets/$file" "$to/assets/$file"
done <"$new/.assets"
rm -r "$new/assets"
ln -s ../../assets "$new/assets"
id=$(date -u +%Y%m%d-%H%M%S)
mv -T "$new" "$to/releases/$id"
serve "$id"

# What none of the last five releases has goes.
releases | sort -r | tail -n +6 | while read -r old; do rm -r "$to/releases/${old:?}"; done
sort -u "$to"/releases/*/.assets >"$to/assets.kept"
(cd "$to/assets" && find . -type f | sort | comm -13 ../assets.kept - | while read -r file; do rm "$file"; done)
