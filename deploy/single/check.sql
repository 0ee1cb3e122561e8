-- The checks of check-restore.sh, which every copy of the data must pass: one line each, with 0 if it passes.
\pset format unaligned
\pset tuples_only on
\pset fieldsep ' '
select 'reservations_held', count(*) from reservations;
select 'payments_held', count(*) from cash_receipts;
select 'last_change', coalesce(max(at)::text, 'never') from audit_log;
select 'wrong:receipt_numbers_missing', coalesce(sum(last), 0) - (select count(*) from cash_receipts) from receipt_series;
select 'wrong:receipt_numbers_twice', count(*) - count(distinct (series, number)) from cash_receipts;
select 'wrong:receipts_without_rows', count(*) from cash_receipts r
  where not exists (select from cash_book b where b.receipt_id = r.id);
select 'wrong:sessions_closed_on_another_sum', count(*) from cash_sessions s where closed_at is not null and expected <> opening_float
  + coalesce((select sum(amount) from cash_book where session_id = s.id and tender = 'CASH'), 0)
  + coalesce((select sum(amount) from cash_movements where session_id = s.id), 0);
select 'wrong:payments_without_reservation', count(*) from reservation_receipts p
  where not exists (select from reservations r where r.id = p.reservation_id);
select 'wrong:rooms_taken_twice', count(*) from stays a join stays b
  on a.room_id = b.room_id and a.ctid < b.ctid
  and daterange(a.arrival_date, a.departure_date) && daterange(b.arrival_date, b.departure_date);
select 'wrong:stays_of_nothing', count(*) from stays s
  where not exists (select from reservations r where r.id = s.reservation_id)
  and not exists (select from room_closures c where c.id = s.closure_id);
-- A constraint that is meant only for new rows has a comment that says so.
select 'wrong:constraints_not_valid', count(*) from pg_constraint
  where not convalidated and obj_description(oid, 'pg_constraint') is null;
select 'wrong:indexes_not_valid', count(*) from pg_index where not indisvalid;
