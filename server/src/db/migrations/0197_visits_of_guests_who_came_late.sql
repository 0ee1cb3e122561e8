-- Guests who come on the last day of their stay, or after it, are entered until the day after: a visit of the form for satsangis
-- ends later than it begins. That is no other day that the gate wrote (0127): their visit follows the stay when a desk
-- makes it longer, and they are not overdue on the next day. That day stays theirs when only the time of the departure changes,
-- and when the reservation is combined into one that ends on the same day: they would be overdue at once.
create function ends_with_stay(visit_arrival date, visit_departure date, stay_departure date) returns boolean language sql immutable as $$
  select visit_departure = stay_departure or (stay_departure <= visit_arrival and visit_departure <= visit_arrival + 1)
$$;

create or replace function visits_follow_their_stay() returns trigger language plpgsql as $$
begin
  update gate_visits v set
      departure_date = case when new.departure_date = old.departure_date then v.departure_date
        else greatest(new.departure_date, v.arrival_date) end,
      departure_time = case when v.departure_time = old.departure_time then new.departure_time else v.departure_time end
    where v.exited_at is null and ends_with_stay(v.arrival_date, v.departure_date, old.departure_date)
      and v.reservation_id = any(array(select new.id union all select id from reservations where combined_into = new.id));
  return null;
end $$;

create or replace function visits_follow_combined_stay() returns trigger language plpgsql as $$
begin
  update gate_visits v set
      departure_date = case when now_in.departure_date = was_in.departure_date then v.departure_date
        else greatest(now_in.departure_date, v.arrival_date) end,
      departure_time = case when v.departure_time = was_in.departure_time then now_in.departure_time else v.departure_time end
    from reservations was_in, reservations now_in
    where was_in.id = coalesce(old.combined_into, old.id) and now_in.id = coalesce(new.combined_into, new.id)
      and v.reservation_id = new.id and v.exited_at is null and ends_with_stay(v.arrival_date, v.departure_date, was_in.departure_date);
  return null;
end $$;
