-- Guests who came in on a combined reservation are still inside when that is deleted, and their reservations stand on their own
-- again. Their visit is then of the one that leaves last, as the combined stay did, and follows its stay (0127). The deletion
-- comes before the reservations leave the combined one, and none of them has a visit of its own: the check-in was the combined one's.
-- The day after, of guests who came on the last day of their stay, stays theirs where it ends on the same day (0197).
create function visits_leave_deleted_stay() returns trigger language plpgsql as $$
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
create trigger visits_leave_deleted after update of status on reservations for each row
  when (new.is_child and new.status = 'CANCELLED' and old.status <> 'CANCELLED' and new.gate_checked_in_at is not null)
  execute function visits_leave_deleted_stay();
