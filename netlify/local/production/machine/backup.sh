#!/bin/sh
# The `atelye-backup.service` of a server from before the move runs this file. It goes with the next version.
exec sh netlify/server/production/machine/backup.sh
