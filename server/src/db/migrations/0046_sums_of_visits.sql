-- People who came to the memorial site, by quarter of an hour and type of tour, until a moment that a job moves on every night.
-- A report adds the later visits themselves, in one statement, so its figure is always that of the visits. The present
-- quarter of an hour is not a row here: counters would wait for each other to change it.
create table samadh_quarter_hours (
  quarter_hour timestamptz not null check (quarter_hour = date_bin('15 minutes', quarter_hour, 'epoch')),
  -- 0 for none.
  tour_type smallint not null check (tour_type between 0 and 4),
  people int not null,
  primary key (quarter_hour, tour_type) include (people)
);
create table samadh_summed (
  only_one boolean primary key default true check (only_one),
  -- Visits that entered before are in the sums.
  until timestamptz not null
);
insert into samadh_summed (until) values ('-infinity');

-- A late visit, of a browser that waited, or a corrected one. The lock is shared by all counters; the job waits for the visits
-- that are being written, and they for the job.
create function samadh_add_late() returns trigger language plpgsql as $$
declare
  summed timestamptz;
begin
  perform pg_advisory_xact_lock_shared(hashtext('samadh_summed'));
  select until into summed from samadh_summed;
  if tg_op <> 'INSERT' and old.entered_at < summed then
    update samadh_quarter_hours set people = people - old.people
      where quarter_hour = date_bin('15 minutes', old.entered_at, 'epoch') and tour_type = coalesce(old.tour_type, 0);
  end if;
  if tg_op <> 'DELETE' and new.entered_at < summed then
    insert into samadh_quarter_hours as q (quarter_hour, tour_type, people)
      values (date_bin('15 minutes', new.entered_at, 'epoch'), coalesce(new.tour_type, 0), new.people)
      on conflict (quarter_hour, tour_type) do update set people = q.people + excluded.people;
  end if;
  return null;
end $$;
create trigger add_late after insert or delete or update of entered_at, tour_type, gents, ladies, children on samadh_visits
  for each row execute function samadh_add_late();

create function samadh_sum_until(moment timestamptz) returns void language plpgsql as $$
declare
  next timestamptz := date_bin('15 minutes', moment, 'epoch');
  summed timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('samadh_summed'));
  select until into summed from samadh_summed;
  if next <= summed then
    return;
  end if;
  insert into samadh_quarter_hours (quarter_hour, tour_type, people)
    select date_bin('15 minutes', entered_at, 'epoch'), coalesce(tour_type, 0), sum(people) from samadh_visits
    where entered_at >= summed and entered_at < next group by 1, 2;
  update samadh_summed set until = next;
end $$;
select samadh_sum_until(max(entered_at)) from samadh_visits having count(*) > 0;

-- Reports of sales read the lines of a ticket from this index alone.
alter table pos_ticket_lines drop constraint pos_ticket_lines_ticket_id_place_key;
alter table pos_ticket_lines add constraint pos_ticket_lines_place
  unique (ticket_id, place) include (product_id, category_id, qty, total, undoes);
