#!/bin/sh
# Writes a backup of the shop, and keeps the last 30. The file has its name only when it is whole.
set -eu
folder=${BACKUPS:-/srv/atelye/backups}
mkdir -p "$folder"
name=atelye-$(date -u +%Y-%m-%dT%H%M%S).jsonl.gz
node_modules/.bin/node netlify/server/backup/backup.ts "$folder/$name.part"
mv "$folder/$name.part" "$folder/$name"
ls -1 "$folder"/atelye-*.jsonl.gz | sort -r | tail -n +31 | xargs -r rm --
