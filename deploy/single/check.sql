-- What must hold of every copy of the data, for check-restore.sh: one line each, and 0 where it holds.
\pset format unaligned
\pset tuples_only on
\pset fieldsep ' '
select 'reservations_held', count(*) from reservations;
select 'payments_held', count(*) from payments;
select 'last_change', coalesce(max(at)::text, 'never') from audit_log;
select 'wrong:receipt_numbers_missing', coalesce(max(receipt_number) - min(receipt_number) + 1 - count(*), 0) from payments;
select 'wrong:receipt_numbers_twice', count(*) - count(distinct receipt_number) from payments;
select 'wrong:payments_without_reservation', count(*) from payments p
  where not exists (select from reservations r where r.id = p.reservation_id);
select 'wrong:rooms_taken_twice', count(*) from stays a join stays b
  on a.room_id = b.room_id and a.ctid < b.ctid
  and daterange(a.arrival_date, a.departure_date) && daterange(b.arrival_date, b.departure_date);
select 'wrong:stays_of_nothing', count(*) from stays s
  where not exists (select from reservations r where r.id = s.reservation_id)
  and not exists (select from room_closures c where c.id = s.closure_id);
select 'wrong:constraints_not_valid', count(*) from pg_constraint where not convalidated;
select 'wrong:indexes_not_valid', count(*) from pg_index where not indisvalid;
