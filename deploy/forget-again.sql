-- Forgets again, in a Postgres database that was restored from a dump, whom the servers' files `erased` name. Run it with
-- psql, before any server starts, where those files lie as one: docs/operations.md says how. `since` is a day before the
-- dump. The next start of a server forgets these people, and watches for a day that no name comes back.
\set ON_ERROR_STOP on
begin;
create temporary table again ("playerId" text, "askedAt" bigint) on commit drop;
\copy again from 'erased'
insert into erasures ("playerId", "askedAt")
  select distinct "playerId", (extract(epoch from now()) * 1000)::bigint from again
  where "askedAt" >= extract(epoch from timestamptz :'since') * 1000
  on conflict ("playerId") do update set "askedAt" = excluded."askedAt";
commit;
