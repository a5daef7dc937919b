#!/bin/sh
# Makes a backup in FOLDER, named after its time, saves its mark, and deletes backups older than DAYS (14). Run it in the
# project's folder with the settings of a server: sh deploy/nightly-backup.sh FOLDER [DAYS]
set -eu
umask 077
folder=${1:?expected a folder for backups}
days=${2:-14}
began=$(date -u +%Y-%m-%dT%H:%M:%SZ)
file=$folder/$(date -u +%Y%m%dT%H%M%SZ)
PGSERVICEFILE=

clean() {
  rm -f "$file.sqlite.part" "$file.dump.part"
  if [ -n "$PGSERVICEFILE" ]; then rm -f "$PGSERVICEFILE"; fi
}
trap clean EXIT
trap 'exit 1' HUP INT TERM

# All users of the machine can read the arguments of a program, so the password is in a file.
describe() {
  node_modules/.bin/node --eval '
    const { hostname, port, username, password, pathname, searchParams } = new URL(process.env.DATABASE_URL);
    const [host, user, secret, dbname] = [hostname, username, password, pathname.slice(1)].map(decodeURIComponent);
    const known = Object.entries({ host, port, user, password: secret, dbname }).filter(([, value]) => value !== "");
    const lines = [...new Map([...known, ...searchParams])].map(([key, value]) => `${key}=${value}`);
    console.log(["[nine-lives]", ...lines].join("\n"));'
}

mark() {
  psql --quiet --no-psqlrc --output=/dev/null --set=outcome="$1" --set=at="$began" --file=deploy/mark-backup.sql
}

if [ -z "${DATABASE_URL:-}" ]; then
  node_modules/.bin/node tools/backup.ts "$file.sqlite"
else
  PGSERVICEFILE=$(mktemp)
  PGSERVICE=nine-lives
  export PGSERVICEFILE PGSERVICE
  describe > "$PGSERVICEFILE"
  if pg_dump --format=custom --file="$file.dump.part" && pg_restore --file=/dev/null "$file.dump.part"; then
    mv "$file.dump.part" "$file.dump"
    mark made
  else
    mark failed
    exit 1
  fi
fi
find "$folder" -maxdepth 1 -type f \( -name '*Z.sqlite' -o -name '*Z.dump' \) -mtime "+$days" -exec rm {} +
