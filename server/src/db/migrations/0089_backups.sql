-- How far the data is put away outside this database: a backup that stopped is noticed before somebody needs it.
create table backups (
  kind text primary key check (kind in ('backup', 'log')),
  -- All that was written before this moment is in the last backup, or in the log beside it.
  whole_until timestamptz not null,
  -- What the log has to reach next, and when this was the end of it.
  next_lsn pg_lsn,
  next_at timestamptz,
  check ((kind = 'log') = (next_lsn is not null and next_at is not null))
);

-- For whoever makes a backup, once it is complete.
create function note_backup() returns void language sql as $$
  insert into backups (kind, whole_until) values ('backup', now())
    on conflict (kind) do update set whole_until = excluded.whole_until
$$;
