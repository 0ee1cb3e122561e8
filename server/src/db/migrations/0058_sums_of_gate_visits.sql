-- People and entries at the gates by quarter of an hour, until a moment that a job moves on every night: a report of ten years reads
-- its quarters of an hour, and of the last day the visits themselves. As those of the memorial site (0046), but for a counter's own
-- entry, which is never late: only visits of long ago are added one by one.
create table gate_quarter_hours (
  quarter_hour timestamptz not null check (quarter_hour = date_bin('15 minutes', quarter_hour, 'epoch')),
  is_satsangi boolean not null,
  entries int not null,
  people int not null,
  primary key (quarter_hour, is_satsangi) include (entries, people)
);
create table gate_summed (
  only_one boolean primary key default true check (only_one),
  -- Visits that entered before are in the sums.
  until timestamptz not null
);
insert into gate_summed (until) values ('-infinity');

-- The lock is shared by all counters; the job waits for the visits that are being written, and they for the job.
create function gate_add_late() returns trigger language plpgsql as $$
declare
  summed timestamptz;
begin
  perform pg_advisory_xact_lock_shared(hashtext('gate_summed'));
  select until into summed from gate_summed;
  if tg_op <> 'INSERT' and old.entered_at < summed then
    update gate_quarter_hours set entries = entries - 1, people = people - old.people
      where quarter_hour = date_bin('15 minutes', old.entered_at, 'epoch') and is_satsangi = old.is_satsangi;
  end if;
  if tg_op <> 'DELETE' and new.entered_at < summed then
    insert into gate_quarter_hours as q (quarter_hour, is_satsangi, entries, people)
      values (date_bin('15 minutes', new.entered_at, 'epoch'), new.is_satsangi, 1, new.people)
      on conflict (quarter_hour, is_satsangi) do update set entries = q.entries + 1, people = q.people + excluded.people;
  end if;
  return null;
end $$;
-- The job sums what is older than a day, so that half a day is early enough to look.
create trigger add_late_insert after insert on gate_visits
  for each row when (new.entered_at < now() - interval '12 hours') execute function gate_add_late();
create trigger add_late_update after update of entered_at, people, is_satsangi on gate_visits
  for each row when (least(old.entered_at, new.entered_at) < now() - interval '12 hours') execute function gate_add_late();
create trigger add_late_delete after delete on gate_visits
  for each row when (old.entered_at < now() - interval '12 hours') execute function gate_add_late();

create function gate_sum_until(moment timestamptz) returns void language plpgsql as $$
declare
  next timestamptz := date_bin('15 minutes', least(moment, now() - interval '1 day'), 'epoch');
  summed timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('gate_summed'));
  select until into summed from gate_summed;
  if next <= summed then
    return;
  end if;
  insert into gate_quarter_hours (quarter_hour, is_satsangi, entries, people)
    select date_bin('15 minutes', entered_at, 'epoch'), is_satsangi, count(*), sum(people) from gate_visits
    where entered_at >= summed and entered_at < next group by 1, 2;
  update gate_summed set until = next;
end $$;
select gate_sum_until(max(entered_at)) from gate_visits having count(*) > 0;
