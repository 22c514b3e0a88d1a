#!/bin/sh
# Fetches a version, builds it beside the one that serves, and swaps them only if the build succeeded:
#   update.sh <address of the repository> [branch or tag]
set -eu
home=$(realpath "${ATELYE:-/srv/atelye}")
node "$(dirname "$0")/check-settings.mjs" "$home/settings.env"
name=$(date -u +%Y%m%dT%H%M%S)
mkdir -p "$home/versions"
versions=$(realpath "$home/versions")
fresh=$versions/$name
# A version that fails goes.
trap 'rm -rf -- "$fresh"' EXIT
git clone --quiet --depth 1 ${2:+--branch "$2"} "$1" "$fresh"
cd "$fresh"
node netlify/local/scripts/setup.mjs
SETTINGS_FILE=$home/settings.env node_modules/.bin/node netlify/server/production/prepare.ts
before=$(realpath "$home/current")
ln -sfn "$fresh" "$home/current.new"
mv -T "$home/current.new" "$home/current"
trap - EXIT
# The version before stays for a way back, and each in which a process works: the shop runs in an older one until its restart.
for old in "$versions"/*; do
	case $old in "$fresh" | "$before") continue ;; esac
	readlink /proc/[0-9]*/cwd | grep -qxF "$old" || rm -rf -- "$old"
done
echo "Version $name is in place. Restart the shop: sudo systemctl restart atelye"
