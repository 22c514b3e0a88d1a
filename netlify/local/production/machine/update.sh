#!/bin/sh
# Fetches a version, builds it beside the one that serves, and swaps them only if the build succeeded:
#   update.sh <address of the repository> [branch or tag]
set -eu
home=${ATELYE:-/srv/atelye}
name=$(date -u +%Y%m%dT%H%M%S)
fresh=$home/versions/$name
mkdir -p "$home/versions"
# A version that fails goes, else the next update would take it for the way back.
trap 'rm -rf -- "$fresh"' EXIT
git clone --quiet --depth 1 ${2:+--branch "$2"} "$1" "$fresh"
cd "$fresh"
node netlify/local/scripts/setup.mjs
set -a
. "$home/settings.env"
set +a
node_modules/.bin/node netlify/local/production/prepare.ts
ln -sfn "$fresh" "$home/current.new"
mv -T "$home/current.new" "$home/current"
trap - EXIT
# The version before stays for a way back.
ls -1d "$home"/versions/* | sort -r | tail -n +3 | xargs -r rm -rf --
echo "Version $name is in place. Restart the shop: sudo systemctl restart atelye"
