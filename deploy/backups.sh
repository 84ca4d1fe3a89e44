#!/bin/sh
# Writes a whole backup into a new folder of BACKUPS each day, and removes the oldest above KEEP. With the argument `once`, it ends after
# one try. A failed backup is tried again after a minute. The next complete backup removes folders of failed ones.
set -u
KEEP="${KEEP:-14}"
cd "$(dirname "$0")/.."
# The Node that the build installed; an image has its own.
PATH="$PWD/node_modules/.bin:$PATH"
while :; do
  pause="${EVERY_SECONDS:-86400}"
  folder="$BACKUPS/$(date -u +%Y-%m-%dT%H%M%SZ)"
  [ -e "$folder" ] && sleep 1 && continue
  if node upstream/src/backup/backupCommand.ts "$folder"; then
    find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '20*Z' ! -exec test -e '{}/backup.json' ';' -exec rm -r '{}' +
    find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort -r | tail -n "+$((KEEP + 1))" | while read -r old; do rm -r "$old"; done
  else
    pause=60
    [ "${1:-}" = once ] && exit 1
  fi
  [ "${1:-}" = once ] && exit 0
  sleep "$pause"
done
