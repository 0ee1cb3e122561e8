-- An exit can be undone for two minutes (UNDO_WITHIN of the contract). A visit follows its stay (0145, 0197, 0209) until then: a desk
-- may change the stay between the exit and its undoing, and the guests would be inside with the former departure.
create function may_be_inside(exited_at timestamptz) returns boolean language sql stable as $$
  select exited_at is null or exited_at >= now() - interval '2 minutes'
$$;

create or replace function visits_follow_their_stay() returns trigger language plpgsql as $$
begin
  update gate_visits v set
      departure_date = case when new.departure_date = old.departure_date then v.departure_date
        else greatest(new.departure_date, v.arrival_date) end,
      departure_time = case when v.departure_time = old.departure_time then new.departure_time else v.departure_time end
    where may_be_inside(v.exited_at) and ends_with_stay(v.arrival_date, v.departure_date, old.departure_date)
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
      and v.reservation_id = new.id and may_be_inside(v.exited_at)
      and ends_with_stay(v.arrival_date, v.departure_date, was_in.departure_date);
  return null;
end $$;

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
    where v.reservation_id = new.id and may_be_inside(v.exited_at);
  return null;
end $$;
