-- Only locks prevented these: more meals eaten than were sold, a piece given back that was eaten, and a day
-- closed with a session that is open.

-- After the row: a portion that another counter served meanwhile is left to its unique index.
create function pos_meal_was_sold() returns trigger language plpgsql as $$
declare
  is_sold boolean;
begin
  if new.line_id is null then
    -- Each person has one card.
    select new.place <= members_count into is_sold from reservations where id = new.reservation_id;
  else
    -- Counters and refunds of a ticket come one after another.
    perform from pos_tickets where id = (select ticket_id from pos_ticket_lines where id = new.line_id) for no key update;
    select l.type = 'm' and new.day between l.fromdate and l.todate and coalesce(l.meal_type, new.meal) = new.meal
        and (select count(*) from pos_meals e where e.line_id = l.id and e.day = new.day and e.undone_at is null)
          <= l.qty + (select coalesce(sum(b.qty), 0) from pos_ticket_lines b where b.undoes = l.id)
      into is_sold from pos_ticket_lines l where l.id = new.line_id;
  end if;
  if is_sold is not true then
    raise exception 'meal % was not sold', new.id using errcode = 'check_violation', constraint = 'pos_meals_were_sold';
  end if;
  return null;
end $$;
create trigger was_sold after insert on pos_meals for each row execute function pos_meal_was_sold();

-- As in 0081, and one thing more: a piece of a meal that was eaten from on any of its days stays sold.
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
      or sold.ticket_id is distinct from (select undoes from pos_tickets t where t.id = w.ticket_id)
      or (sold.price, sold.fromdate, sold.todate) is distinct from (w.price, w.fromdate, w.todate)
      or sold.qty + (select sum(b.qty) from pos_ticket_lines b where b.undoes = sold.id) < case when sold.type = 'm'
        then (select coalesce(max(e.pieces), 0) from (select count(*) as pieces from pos_meals
          where line_id = sold.id and undone_at is null group by day) e) else 0 end))
  then
    raise exception 'more would be given back than was sold, or something else'
      using errcode = 'check_violation', constraint = 'pos_lines_give_back_what_was_sold';
  end if;
  if late is not null then
    perform pos_add_late(late);
  end if;
  return null;
end $$;

-- A closed session is never opened again.
create function cash_sign_closed() returns trigger language plpgsql as $$
begin
  if not exists (select from cash_sessions where id = new.session_id and closed_at is not null) then
    raise exception 'cash session % is open', new.session_id
      using errcode = 'check_violation', constraint = 'cash_day_sessions_are_closed';
  end if;
  return new;
end $$;
create trigger sign_closed before insert on cash_day_sessions for each row execute function cash_sign_closed();
