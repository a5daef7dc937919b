-- Erases again, in a Postgres database restored from a dump, the players in the servers' files `erased`. Run it with psql
-- before any server starts, in the folder of a file `erased` with all their lines: see docs/operations.md. `since` is a day
-- before the dump. The next start of a server erases these players, and repeats it for a day against late writes.
\set ON_ERROR_STOP on
begin;
-- A full disk may have cut lines off. Such lines name no player, and must not stop the others.
create temporary table lines (line text) on commit drop;
\copy lines from 'erased' with (format csv, delimiter E'\x01', quote E'\x02')
create temporary table again on commit drop as
  select split_part(line, E'\t', 1) as "playerId", split_part(line, E'\t', 2)::bigint as "askedAt"
  from lines where line ~ E'^[^\t]+\t[0-9]+$';
insert into erasures ("playerId", "askedAt")
  select distinct "playerId", (extract(epoch from now()) * 1000)::bigint from again
  where "askedAt" >= extract(epoch from timestamptz :'since') * 1000
  on conflict ("playerId") do update set "askedAt" = excluded."askedAt";
commit;
