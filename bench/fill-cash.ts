import { fillWith } from './fill-with.ts'

/** The number of rows of the cash book; four in five receipts have one row, the others two. */
export const ROWS = 1_000_000
const RECEIPTS = 833_334
const DAYS = 365
/** The number of sessions: at each of five counters, five people have one session a day. */
const SESSIONS = DAYS * 25
/** The id of an open session with ten thousand receipts, more than any till writes. */
export const LARGE_SESSION = SESSIONS + 1
const LARGE_RECEIPTS = 10_000

const counter = (n: string) =>
  `(array['bhent', 'office', 'bookcentre', 'bhandarghar', 'electricity'])[1 + (${n}) % 5]`

const statements = [
  `insert into users (name, email, password_hash) select 'Cashier ' || n, 'cashier' || n || '@example.org', 'none'
    from generate_series(1, 25) n`,
  `insert into cash_sessions (id, counter, number, user_id, till, opened_at, closed_at, closed_by, z_number, counted, expected)
    overriding system value
    select n, counter, row_number() over (partition by counter order by n), 2 + n % 25, gen_random_uuid(), opened, closed,
      case when closed is not null then 2 + n % 25 end,
      case when closed is not null then row_number() over (partition by counter order by n) end,
      case when closed is not null then 0 end, case when closed is not null then 0 end
    from (select n, ${counter('n')} as counter, day + interval '8 hours' as opened,
        case when day < current_date then day + interval '20 hours' end as closed
      from (select n, current_date - (${DAYS} - 1 - (n - 1) / 25) as day from generate_series(1, ${SESSIONS}) n) as days) as worked`,
  `insert into cash_sessions (id, counter, number, user_id, till, opened_at) overriding system value
    values (${LARGE_SESSION}, 'bookcentre', 1000000, 2, gen_random_uuid(), current_date + interval '8 hours')`,
  `insert into cash_receipts (id, session_id, counter, taken_by, taken_at, series, number, record_type, record_id, record_name, utr)
    overriding system value
    select n, s.id, s.counter, s.user_id, s.opened_at + (n / ${SESSIONS + 1}) * interval '7 minutes', 'bhent', n, 'reservation', n,
      'A26-' || lpad(n::text, 6, '0') || ' Some name', case when n % 3 = 0 then lpad(n::text, 12, '0') end
    from generate_series(1, ${RECEIPTS}) n
    join cash_sessions s on s.id = case when n > ${RECEIPTS - LARGE_RECEIPTS} then ${LARGE_SESSION} else 1 + n % ${SESSIONS} end`,
  `insert into cash_book (receipt_id, tender, kind, amount, session_id, counter, taken_by, taken_at)
    select r.id, case when utr is null then 'CASH' else 'UPI' end, kind, case kind when 'BHENT' then 500 else 51 end, session_id, counter, taken_by, taken_at
    from (select *, unnest(case when id % 5 = 0 then array['BHENT', 'DONATION'] else array['BHENT'] end) as kind from cash_receipts) as r
    order by taken_at, id`,
  `insert into receipt_series (series, last) values ('bhent', ${RECEIPTS}) on conflict (series) do update set last = excluded.last`,
  `insert into cash_days (day, cash, to_bank, signed_by) select distinct closed_at::date, 0, 0, 1 from cash_sessions
    where closed_at < current_date - 20`,
  `insert into cash_day_sessions (session_id, day) select id, closed_at::date from cash_sessions where closed_at < current_date - 20`,
]

/**
 * Fills the cash book of a migrated database with an administrator, with the rows that the server would have written.
 */
export const fillBook = (adminUrl: string): Promise<void> => fillWith(adminUrl, statements)
