#!/bin/sh
# Runs in a container with systemd as process 1: the steps of docs/operations.md from one process to three, a load, a
# restart, a backup and a shutdown. Usage: sh units.sh PROJECT
set -eux
project=$1
trap 'code=$?; [ $code -eq 0 ] || journalctl --no-pager --lines 200; systemctl exit $code' EXIT

as_postgres() { runuser --user postgres -- "$@"; }
ready() { curl --silent --fail --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1/at/$1/readyz"; }
expect() { test "$1" = "$2"; }

systemctl start postgresql redis-server
as_postgres psql --command "create role ninelives login password 'hush'"
as_postgres createdb --owner ninelives ninelives

systemd-analyze verify /etc/systemd/system/nine-lives@a.service /etc/systemd/system/nine-lives-backup.* 2> /tmp/complaints
expect "$(cat /tmp/complaints)" ""

systemctl enable --now nine-lives@a nine-lives@b nine-lives@c
systemctl restart nginx
for node in a b c; do
  ready $node
  pid=$(systemctl show --property MainPID --value nine-lives@$node)
  expect "$(stat --format %U /proc/$pid)" nine-lives
  for line in 'NoNewPrivs:.1' 'Seccomp:.2' 'CapEff:.0*' 'CapBnd:.0*'; do grep --line-regexp "$line" /proc/$pid/status; done
  for folder in /srv/nine-lives /etc /var/lib; do
    nsenter --target $pid --mount touch $folder/file 2>&1 | grep 'Read-only file system'
  done
done

play() {
  "$project/node_modules/.bin/node" "$project/loadtest/main.ts" --url http://127.0.0.1 --rooms 6 --players 3 --seconds 20 --think 100
}
play
for node in a b c; do
  systemctl restart nine-lives@$node
  ready $node
done
play

systemctl enable --now nine-lives-backup.timer
systemctl start nine-lives-backup.service
as_postgres psql --tuples-only --no-align --command 'select count(*) from "backupMarks"' ninelives | grep --line-regexp 1
ls /var/lib/nine-lives-backups/*.dump

systemctl stop nine-lives@a nine-lives@b nine-lives@c
for node in a b c; do
  expect "$(systemctl show --property Result,ExecMainStatus --value nine-lives@$node | sort | tr '\n' ' ')" "0 success "
done

# A standalone server, and its backup.
sed --in-place '/^DATABASE_URL=/d; /^REDIS_URL=/d; $a DATA_DIR=/var/lib/nine-lives/alone' /etc/nine-lives/house.env
install --directory --owner nine-lives --mode 700 /var/lib/nine-lives/alone
cd /srv/nine-lives/current
runuser --user nine-lives -- env DATA_DIR=/var/lib/nine-lives/alone PORT=0 timeout --preserve-status 10 node_modules/.bin/node node_modules/.bin/nine-lives
systemctl start nine-lives-backup.service
ls /var/lib/nine-lives-backups/*.sqlite
