#!/bin/sh
# Makes a backup in FOLDER, named after its time, saves its mark, and deletes backups older than DAYS (14). Run it with the
# settings of a server in the folder of the checkout, or in that with the installed package:
# sh deploy/nightly-backup.sh FOLDER [DAYS]
set -eu
umask 077
PATH=$PWD/node_modules/.bin:$PATH
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
  node --eval '
    const { hostname, port, username, password, pathname, searchParams } = new URL(process.env.DATABASE_URL);
    const [host, user, secret, dbname] = [hostname, username, password, pathname.slice(1)].map(decodeURIComponent);
    const known = Object.entries({ host, port, user, password: secret, dbname }).filter(([, value]) => value !== "");
    const lines = [...new Map([...known, ...searchParams])].map(([key, value]) => `${key}=${value}`);
    console.log(["[nine-lives]", ...lines].join("\n"));'
}

# Only the package and the image have the command; a checkout has its source.
nine_lives() {
  if [ -e bin/nine-lives.js ]; then node bin/nine-lives.js "$@"; else nine-lives "$@"; fi
}

mark() {
  psql --quiet --no-psqlrc --output=/dev/null --set=outcome="$1" --set=at="$began" --file="$(dirname "$0")/mark-backup.sql"
}

if [ -z "${DATABASE_URL:-}" ]; then
  nine_lives backup "$file.sqlite"
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
