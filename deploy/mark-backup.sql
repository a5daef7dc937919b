-- Saves the outcome of the last backup in a Postgres database, for its servers. Run it with psql: see docs/operations.md.
-- `outcome` is made or failed; `at` is the start of the backup, in a format that Postgres reads.
\set ON_ERROR_STOP on
insert into "backupMarks" (outcome, "at")
  select outcome, extract(epoch from timestamptz :'at') * 1000 from (values ('made'), ('failed')) as known (outcome)
  where outcome = :'outcome'
  on conflict (outcome) do update set "at" = excluded."at"
  returning outcome, "at";
