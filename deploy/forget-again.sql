-- Erases again, in a Postgres database restored from a dump, the players in the servers' files `erased`. Run it with psql
-- before any server starts, in the folder of a file `erased` with all their lines: see docs/operations.md. `since` is a day
-- before the dump. The next start of a server erases these players, and repeats it for a day against late writes.
\set ON_ERROR_STOP on
begin;
create temporary table again ("playerId" text, "askedAt" bigint) on commit drop;
\copy again from 'erased'
insert into erasures ("playerId", "askedAt")
  select distinct "playerId", (extract(epoch from now()) * 1000)::bigint from again
  where "askedAt" >= extract(epoch from timestamptz :'since') * 1000
  on conflict ("playerId") do update set "askedAt" = excluded."askedAt";
commit;
