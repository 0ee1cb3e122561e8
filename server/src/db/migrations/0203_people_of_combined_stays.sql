-- An applicant who names no members is one person (decision 0250). Combined, nobody among the members stood for them: each is
-- counted here, so that members_count of a combined reservation has all its people. Meal cards are those of the members alone.
alter table reservations add column unnamed_count int not null default 0
  constraint reservations_unnamed check (unnamed_count >= 0 and (is_child or unnamed_count = 0));
update reservations r set unnamed_count = p.unnamed
  from (select combined_into, count(*) as unnamed from reservations
    where combined_into is not null and jsonb_array_length(members) = 0 group by combined_into) as p
  where p.combined_into = r.id and r.is_child;

-- PostgreSQL 15 cannot change what a column is generated from. The indexes go with the column, and are those of 0003 and 0059.
alter table reservations drop column members_count;
alter table reservations add column members_count int not null
  generated always as (jsonb_array_length(members) + unnamed_count) stored;
create index reservations_by_members on reservations (status, members_count, id);
create index reservations_by_departure on reservations (status, departure_date, id) include (arrival_date, members_count);

-- As in 0103, but that each member has a card, not each person.
create or replace function pos_meal_was_sold() returns trigger language plpgsql as $$
declare
  is_sold boolean;
begin
  if new.line_id is null then
    select new.place <= jsonb_array_length(members) into is_sold from reservations where id = new.reservation_id;
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
