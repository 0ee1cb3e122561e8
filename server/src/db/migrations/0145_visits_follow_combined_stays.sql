-- Guests who are inside are overdue by the stay that their reservation belongs to (0127), also from the moment at which it is
-- combined with others, and by its own again when the combined one is deleted.
create function visits_follow_combined_stay() returns trigger language plpgsql as $$
begin
  update gate_visits v set departure_date = greatest(now_in.departure_date, v.arrival_date),
      departure_time = case when v.departure_time = was_in.departure_time then now_in.departure_time else v.departure_time end
    from reservations was_in, reservations now_in
    where was_in.id = coalesce(old.combined_into, old.id) and now_in.id = coalesce(new.combined_into, new.id)
      and v.reservation_id = new.id and v.exited_at is null and v.departure_date = was_in.departure_date;
  return null;
end $$;
create trigger visits_follow_combined after update of combined_into on reservations for each row
  when (new.gate_checked_in_at is not null and old.combined_into is distinct from new.combined_into)
  execute function visits_follow_combined_stay();
