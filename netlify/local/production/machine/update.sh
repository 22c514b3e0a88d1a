#!/bin/sh
# The path of `update.sh` before the move. It goes with the next version.
exec sh "$(dirname "$0")/../../../server/production/machine/update.sh" "$@"
