#!/bin/sh
# Makes a backup in FOLDER, named after its time, leaves its mark, and removes those that are older than DAYS (14). Run it
# in the project's folder with the settings of a server: sh deploy/nightly-backup.sh FOLDER [DAYS]
set -eu
umask 077
folder=${1:?expected a folder for backups}
days=${2:-14}
began=$(date -u +%Y-%m-%dT%H:%M:%SZ)
file=$folder/$(date -u +%Y%m%dT%H%M%SZ)

mark() {
  psql --quiet --no-psqlrc --output=/dev/null --set=outcome="$1" --set=at="$began" --file=deploy/mark-backup.sql "$DATABASE_URL"
}

if [ -z "${DATABASE_URL:-}" ]; then
  node_modules/.bin/node tools/backup.ts "$file.sqlite"
elif pg_dump --format=custom --file="$file.dump.part" "$DATABASE_URL" && pg_restore --file=/dev/null "$file.dump.part"; then
  mv "$file.dump.part" "$file.dump"
  mark made
else
  rm -f "$file.dump.part"
  mark failed
  exit 1
fi
find "$folder" -maxdepth 1 -type f \( -name '*Z.sqlite' -o -name '*Z.dump' \) -mtime "+$days" -exec rm {} +
