-- Plans whose last try was killed with its server stayed under way, as nothing told of their end. Their jobs are long gone: three tries take
-- some minutes.
update plans set state = 'FAILED', finished_at = now() where state = 'PLANNING' and created_at < now() - interval '1 hour';

-- A deletion can be undone for two minutes: when it was, and the rooms that it freed.
alter table reservations
  add column cancelled_at timestamptz,
  add column cancelled_rooms int[],
  add constraint only_a_deleted_one_is_restored check (status = 'CANCELLED' or (cancelled_at is null and cancelled_rooms is null));
