export const after = ['reservations']

/** Inserts a receipt for each PAID reservation, one in three by UPI, from ten cashiers with one session each day. */
export const many = () => [
  `insert into cash_sessions (counter, number, user_id, opened_at, closed_at, closed_by, z_number, counted, expected)
    select 'bhent', n, user_id, opened, closed, case when closed is not null then user_id end, case when closed is not null then n end,
      case when closed is not null then 0 end, case when closed is not null then 0 end
    from (select row_number() over (order by day, user_id) as n, user_id, day::timestamptz as opened,
      case when day < (select max(created_at)::date from reservations) then day + interval '23 hours' end as closed
      from (select distinct created_at::date as day, 1 + id % 10 as user_id from reservations where status = 'PAID') as worked) as numbered`,
  `insert into cash_receipts (session_id, counter, taken_by, taken_at, series, number, record_type, record_id, record_name, utr)
    select s.id, 'bhent', s.user_id, r.created_at, 'bhent', row_number() over (order by r.id), 'reservation', r.id,
      r.application_number || ' ' || r.applicant_name, case when r.id % 3 = 0 then lpad(r.id::text, 12, '0') end
    from reservations r join cash_sessions s on s.user_id = 1 + r.id % 10 and s.opened_at = r.created_at::date
    where r.status = 'PAID'`,
  `insert into cash_book (receipt_id, tender, kind, amount, session_id, counter, taken_by, taken_at)
    select id, case when utr is null then 'CASH' else 'UPI' end, 'BHENT', 500, session_id, counter, taken_by, taken_at
    from cash_receipts order by id`,
  `insert into cash_book (receipt_id, tender, kind, amount, session_id, counter, taken_by, taken_at)
    select id, 'CASH', 'DONATION', 51, session_id, counter, taken_by, taken_at from cash_receipts where id % 10 = 0 order by id`,
  `insert into reservation_receipts (receipt_id, reservation_id, kind) select id, record_id, 'BHENT' from cash_receipts`,
  `insert into cash_days (day, cash, to_bank, signed_by) select distinct closed_at::date, 0, 0, 1 from cash_sessions
    where closed_at < current_date - 3`,
  `insert into cash_day_sessions (session_id, day) select id, closed_at::date from cash_sessions where closed_at < current_date - 3`,
  `update receipt_series set last = (select max(number) from cash_receipts) where series = 'bhent'`,
  `update cash_counters set last_session = n, last_z = n from (select count(*) as n from cash_sessions) as filled where name = 'bhent'`,
]
