-- What the shops sold, less what was given back, by the venue's day: of each product, of each category, in each hour; and of each
-- product by month, for the whole months of a range; until a day that a job moves on. A report reads these sums and, in the same statement, the lines of the days since then, so its figures are
-- always those of the lines (as 0046 and 0058). Today is not a row here: tills would wait for each other to change it.
create table pos_product_days (
  systemid smallint not null,
  day date not null,
  product_id int not null,
  -- Pieces that were sold, and pieces that came back.
  sold int not null check (sold >= 0),
  returned int not null check (returned >= 0),
  amount numeric(14, 2) not null,
  primary key (systemid, day, product_id)
);
-- The sums of the days of a month that are in `pos_product_days`.
create table pos_product_months (
  systemid smallint not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  product_id int not null,
  sold int not null check (sold >= 0),
  returned int not null check (returned >= 0),
  amount numeric(14, 2) not null,
  -- The last day on which it was sold; null in a month in which it only came back.
  last_sold date,
  primary key (systemid, month, product_id)
);
create index pos_product_months_last on pos_product_months (product_id, last_sold);
create table pos_category_days (
  systemid smallint not null,
  day date not null,
  category_id int not null,
  -- Tickets that sold something of the category, and tickets that gave something of it back.
  tickets int not null,
  refunds int not null,
  units int not null,
  amount numeric(14, 2) not null,
  primary key (systemid, day, category_id)
);
create table pos_hours (
  systemid smallint not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  tickets int not null,
  refunds int not null,
  units int not null,
  amount numeric(14, 2) not null,
  primary key (systemid, day, hour)
);
create table pos_summed (
  only_one boolean primary key default true check (only_one),
  -- The lines of the days before it are in the sums; days are those of this time zone.
  until date not null,
  time_zone text not null
);
insert into pos_summed (until, time_zone) values ('-infinity', 'UTC');

-- Adds the lines of these tickets to the sums.
create function pos_add_to_sums(tickets int[], zone text) returns void language sql as $$
  with line as materialized (
    select t.id, t.systemid, (t.sold_at at time zone zone)::date as day, extract(hour from t.sold_at at time zone zone)::smallint as hour,
      t.undoes, l.product_id, l.category_id, l.qty, l.total
    from unnest(tickets) as one (id) join pos_tickets t on t.id = one.id join pos_ticket_lines l on l.ticket_id = t.id
  ), by_product as (
    insert into pos_product_days as s (systemid, day, product_id, sold, returned, amount)
    select systemid, day, product_id, coalesce(sum(qty) filter (where undoes is null), 0),
      coalesce(-sum(qty) filter (where undoes is not null), 0), sum(total)
    from line group by 1, 2, 3 order by 1, 2, 3
    on conflict (systemid, day, product_id) do update
      set sold = s.sold + excluded.sold, returned = s.returned + excluded.returned, amount = s.amount + excluded.amount
  ), by_month as (
    insert into pos_product_months as s (systemid, month, product_id, sold, returned, amount, last_sold)
    select systemid, date_trunc('month', day)::date, product_id, coalesce(sum(qty) filter (where undoes is null), 0),
      coalesce(-sum(qty) filter (where undoes is not null), 0), sum(total), max(day) filter (where undoes is null)
    from line group by 1, 2, 3 order by 1, 2, 3
    on conflict (systemid, month, product_id) do update set sold = s.sold + excluded.sold, returned = s.returned + excluded.returned,
      amount = s.amount + excluded.amount, last_sold = greatest(s.last_sold, excluded.last_sold)
  ), by_category as (
    insert into pos_category_days as s (systemid, day, category_id, tickets, refunds, units, amount)
    select systemid, day, category_id, count(distinct id) filter (where undoes is null),
      count(distinct id) filter (where undoes is not null), sum(qty), sum(total)
    from line group by 1, 2, 3 order by 1, 2, 3
    on conflict (systemid, day, category_id) do update set tickets = s.tickets + excluded.tickets,
      refunds = s.refunds + excluded.refunds, units = s.units + excluded.units, amount = s.amount + excluded.amount
  )
  insert into pos_hours as s (systemid, day, hour, tickets, refunds, units, amount)
  select systemid, day, hour, count(distinct id) filter (where undoes is null), count(distinct id) filter (where undoes is not null),
    sum(qty), sum(total)
  from line group by 1, 2, 3 order by 1, 2, 3
  on conflict (systemid, day, hour) do update set tickets = s.tickets + excluded.tickets,
    refunds = s.refunds + excluded.refunds, units = s.units + excluded.units, amount = s.amount + excluded.amount
$$;

-- Adds the finished days that are in no sum yet, `days` of them at a time, in a time zone; sums of another one are made anew.
-- Yesterday is left out, so that no ticket of a sum is being written meanwhile but the late ones below. Answers whether more
-- days are left.
create function pos_sum_days(zone text, days int) returns boolean language plpgsql as $$
declare
  finished date := (now() at time zone zone)::date - 1;
  summed pos_summed;
  first timestamptz;
  begun date;
  reached date;
begin
  perform pg_advisory_xact_lock(hashtext('pos_summed'));
  select * into summed from pos_summed;
  begun := summed.until;
  if summed.time_zone <> zone then
    truncate pos_product_days, pos_product_months, pos_category_days, pos_hours;
    begun := '-infinity';
  end if;
  if begun = '-infinity' then
    select min(t.sold_at) into first from generate_series(1, 3) shop
      cross join lateral (select sold_at from pos_tickets where systemid = shop order by sold_at limit 1) t;
    begun := coalesce((first at time zone zone)::date, finished);
  end if;
  reached := greatest(least(finished, begun + days), begun);
  perform pos_add_to_sums(array(
    select t.id from generate_series(1, 3) shop cross join lateral (select id from pos_tickets where systemid = shop
      and sold_at >= begun::timestamp at time zone zone and sold_at < reached::timestamp at time zone zone) t), zone);
  update pos_summed set until = reached, time_zone = zone;
  return reached < finished;
end $$;

-- Late tickets, of a till that waited, are added to the sums of their days. The lock is shared by all tills; the job waits for the
-- late tickets that are being written, and they for the job.
create function pos_add_late(late int[]) returns void language plpgsql as $$
declare
  summed pos_summed;
begin
  perform pg_advisory_xact_lock_shared(hashtext('pos_summed'));
  select * into summed from pos_summed;
  perform pos_add_to_sums(array(select t.id from pos_tickets t
    where t.id = any(late) and t.sold_at < summed.until::timestamp at time zone summed.time_zone), summed.time_zone);
end $$;

-- As in 0040, and two things more: the lines of a ticket are written by one statement, so that a sum counts the ticket once; and
-- those of a late ticket are added to the sums. The job sums what is older than a day, so that half a day is early enough to look.
create or replace function pos_lines_add_up() returns trigger language plpgsql as $$
declare
  is_wrong boolean;
  is_parted boolean;
  late int[];
begin
  select bool_or(t.amount is distinct from (select sum(l.total) from pos_ticket_lines l where l.ticket_id = t.id)), bool_or(w.first > 1),
      array_agg(t.id) filter (where t.sold_at < now() - interval '12 hours')
    into is_wrong, is_parted, late
    from (select ticket_id, min(place) as first from written group by ticket_id) w join pos_tickets t on t.id = w.ticket_id;
  if is_wrong then
    raise exception 'a ticket does not equal its lines' using errcode = 'check_violation', constraint = 'pos_tickets_add_up';
  end if;
  if is_parted then
    raise exception 'the lines of a ticket are written at once' using errcode = 'check_violation', constraint = 'pos_lines_at_once';
  end if;
  -- Whoever gives back locked the ticket that was sold first.
  if exists (
    select from written w join pos_ticket_lines sold on sold.id = w.undoes
    where w.undoes is not null and (sold.undoes is not null
      or sold.qty + (select sum(b.qty) from pos_ticket_lines b where b.undoes = sold.id) < 0))
  then
    raise exception 'more would be given back than was sold'
      using errcode = 'check_violation', constraint = 'pos_lines_give_back_what_was_sold';
  end if;
  if late is not null then
    perform pos_add_late(late);
  end if;
  return null;
end $$;
