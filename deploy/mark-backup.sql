-- Tells the servers of a Postgres database how its last backup went: docs/operations.md says how. Run it with psql.
-- `outcome` is made or failed; `at` is when the backup began, as a time that Postgres knows.
\set ON_ERROR_STOP on
insert into "backupMarks" (outcome, "at")
  select outcome, extract(epoch from timestamptz :'at') * 1000 from (values ('made'), ('failed')) as known (outcome)
  where outcome = :'outcome'
  on conflict (outcome) do update set "at" = excluded."at"
  returning outcome, "at";
