-- Guests who came on the last day of a combined stay are inside until the day after (0197). That day stays theirs, as when it was
-- combined (0206), where the combined reservation is deleted (0209) and the one that their visit is of ends on the same day.
create or replace function visits_leave_deleted_stay() returns trigger language plpgsql as $$
begin
  update gate_visits v set reservation_id = p.id,
      departure_date = case when p.departure_date <> new.departure_date
          and ends_with_stay(v.arrival_date, v.departure_date, new.departure_date)
        then greatest(p.departure_date, v.arrival_date) else v.departure_date end,
      departure_time = case when ends_with_stay(v.arrival_date, v.departure_date, new.departure_date)
        and v.departure_time = new.departure_time then p.departure_time else v.departure_time end
    from (select id, departure_date, departure_time from reservations where combined_into = new.id
      order by departure_date desc, departure_time desc, id limit 1) as p
    where v.reservation_id = new.id and v.exited_at is null;
  return null;
end $$;
