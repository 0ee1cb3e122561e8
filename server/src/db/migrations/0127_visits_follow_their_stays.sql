-- Guests who are inside are overdue by the departure of their stay, also when a desk makes it longer or
-- shorter. A visit with another day, as the gate wrote it, keeps that. One of a reservation that was combined
-- belongs to the stay of the combined one.
create function visits_follow_their_stay() returns trigger language plpgsql as $$
begin
  update gate_visits v set departure_date = greatest(new.departure_date, v.arrival_date),
      departure_time = case when v.departure_time = old.departure_time then new.departure_time else v.departure_time end
    where v.exited_at is null and v.departure_date = old.departure_date
      and v.reservation_id = any(array(select new.id union all select id from reservations where combined_into = new.id));
  return null;
end $$;
create trigger visits_follow after update of departure_date, departure_time on reservations for each row
  when (new.gate_checked_in_at is not null
    and (old.departure_date, old.departure_time) is distinct from (new.departure_date, new.departure_time))
  execute function visits_follow_their_stay();
