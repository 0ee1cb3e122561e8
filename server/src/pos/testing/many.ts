export const after = ['cash']

/**
 * Statements for a large catalogue: 72 categories of each shop; 10,800 books and 1,800 products of each other shop,
 * with three prices each; and 300 devices.
 */
export const catalogue = () => [
  `insert into pos_categories (systemid, name, type)
    select shop, 'Category ' || n, case when n % 3 = 0 then null when shop = 3 then 'm' else 'b' end
    from generate_series(1, 3) shop, generate_series(1, 60) n`,
  `insert into pos_categories (systemid, name, parent_id)
    select systemid, 'Below ' || name, id from pos_categories where id % 5 = 0`,
  `insert into pos_products (systemid, category_id, barcode, name, low_stock_alert, is_enabled)
    select c.systemid, c.id, lpad((c.id * 1000 + n)::text, 13, '8'), 'Book ' || c.id || ' of ' || n, 5, n % 20 > 0
    from pos_categories c, generate_series(1, 150) n where c.systemid = 2 or n <= 25`,
  `insert into pos_prices (product_id, valid_from, price, cost_price)
    select id, current_date - 100 * n, 50 + id % 100 + n, 40 from pos_products, generate_series(1, 3) n`,
  `insert into pos_devices (mac) select upper(regexp_replace(lpad(to_hex(n), 12, '0'), '(..)(?=.)', '\\1:', 'g'))
    from generate_series(1, 300) n`,
]

/** The number of tickets of all three shops together, spread evenly over the last days, with two tills in each shop. */
type Days = { tickets: number; days: number }

/**
 * Selects the tickets `n` of those days: of every ten, two belong to the office, two to Bhandar Ghar, six to the book
 * centre.
 */
export const ofDays = ({ tickets, days }: Days): string => {
  const each = tickets / days
  return `select n + 1 as n, systemid, counter, 2 * day + at % 2 + 1 as session,
      case systemid when 2 then place / 10 * 3 + (at - 4) / 2 else place / 10 end + 1 as number,
      now() - make_interval(days => ${days - 1} - day, secs => (${each} - 1 - place) * 36000.0 / ${each}) as sold_at
    from generate_series(0, ${tickets} - 1) n, lateral (select n / ${each} as day, n % ${each} as place, n % 10 as at) as d,
      lateral (select case when at < 2 then 1 when at < 4 then 3 else 2 end as systemid) as s,
      lateral (select (array['office', 'bookcentre', 'bhandarghar'])[systemid] as counter) as c`
}

const SERIES = `(array['OF-', 'BC-', 'BG-'])[t.systemid] || lpad(t.session::text, greatest(4, length(t.session::text)), '0')`

/**
 * Statements for tickets with their sessions, receipts, lines, rows of the cash book and movements of stock. Sessions
 * whose last sale is more than 12 hours old are closed; those closed more than three days ago are signed off.
 *
 * @param tickets a query with the ticket's id `n`, its `systemid`, `counter`, `session`, `number` and `sold_at`
 * @param lines the number of lines of each ticket; up to four consecutive lines share a category
 */
export const sales = (tickets: string, lines: number) => [
  `create temporary table sold as ${tickets}`,
  'analyze sold',
  `insert into cash_sessions (counter, number, user_id, till, opened_at, closed_at, closed_by, z_number, counted, expected)
    select counter, session, 1, gen_random_uuid(), opened, closed, case when closed is not null then 1 end,
      case when closed is not null then session end, case when closed is not null then 0 end, case when closed is not null then 0 end
    from (select counter, session, min(sold_at) as opened,
        case when max(sold_at) < now() - interval '12 hours' then max(sold_at) end as closed
      from sold group by counter, session) as worked order by opened, counter, session`,
  `with product as materialized (
      select p.*, c.name as category, c.type, row_number() over (partition by p.systemid order by c.id, p.id) - 1 as place,
        count(*) over (partition by p.systemid) as of
      from pos_products p join pos_categories c on c.id = p.category_id),
    shop as materialized (select distinct systemid, of from product)
    insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, type, qty, price, total)
    select t.n, t.systemid, l, p.id, p.category_id, p.name, p.category, p.type, 1 + (t.n + l) % 3, 50 + p.id % 100,
      (1 + (t.n + l) % 3) * (50 + p.id % 100)
    from sold t join shop using (systemid), generate_series(1, ${lines}) l, product p
    where p.systemid = t.systemid
      and p.place = (t.n::bigint * 7919 + l / 4 * 104729) % (shop.of / 25) * 25 + (t.n + l * 7) % 25
    order by t.n, l`,
  `insert into cash_receipts (session_id, counter, taken_by, taken_at, series, number, record_type, record_id, record_name, utr)
    select s.id, t.counter, 1, t.sold_at, ${SERIES}, t.number, 'ticket', t.n, 'Asha Rao',
      case when t.n % 3 = 0 then '9' || lpad(t.n::text, 11, '0') end
    from sold t join cash_sessions s on s.counter = t.counter and s.number = t.session order by t.n`,
  // Without statistics, joining a million tickets one by one took half an hour.
  'analyze cash_sessions, cash_receipts, pos_ticket_lines',
  `insert into pos_tickets (id, systemid, receipt_id, amount, cash, upi, sold_at, received_at, cardno, customer_name)
    overriding system value
    select t.n, t.systemid, r.id, l.total, case when r.utr is null then l.total else 0 end,
      case when r.utr is null then 0 else l.total end, t.sold_at, t.sold_at,
      case when t.n % 4 = 0 then 'S-' || t.n end, case when t.n % 4 = 0 then 'Asha Rao' end
    from sold t join cash_receipts r on r.record_type = 'ticket' and r.record_id = t.n
    join (select ticket_id, sum(total) as total from pos_ticket_lines group by ticket_id) l on l.ticket_id = t.n order by t.n`,
  `insert into cash_book (receipt_id, tender, kind, category, amount, session_id, counter, taken_by, taken_at)
    select r.id, case when r.utr is null then 'CASH' else 'UPI' end, 'SALE', l.category_name, sum(l.total), r.session_id, r.counter,
      r.taken_by, r.taken_at
    from sold t join cash_receipts r on r.record_type = 'ticket' and r.record_id = t.n join pos_ticket_lines l on l.ticket_id = t.n
    group by r.id, l.category_name order by r.id`,
  `insert into pos_stock_rows (product_id, qty, kind, moved_by, ticket_id, moved_at)
    select l.product_id, -l.qty, 'SALE', 1, t.n, t.sold_at from sold t join pos_ticket_lines l on l.ticket_id = t.n
    where t.systemid = 2 or l.type = 'p' order by t.n, l.place`,
  `insert into receipt_series (series, last) select ${SERIES}, max(number) from sold t group by 1`,
  `update cash_counters c set last_session = s.last, last_z = s.last
    from (select counter, max(session) as last from sold group by counter) s where s.counter = c.name`,
  `update cash_sessions s set expected = b.cash, counted = b.cash
    from (select session_id, sum(amount) as cash from cash_book where tender = 'CASH' group by session_id) b
    where b.session_id = s.id and s.closed_at is not null and s.counter in ('office', 'bookcentre', 'bhandarghar')`,
  `insert into cash_days (day, cash, to_bank, signed_by) select distinct closed_at::date, 0, 0, 1 from cash_sessions
    where closed_at < current_date - 3 on conflict do nothing`,
  `insert into cash_day_sessions (session_id, day) select id, closed_at::date from cash_sessions
    where closed_at < current_date - 3 on conflict do nothing`,
  `select setval(pg_get_serial_sequence('pos_tickets', 'id'), max(id)) from pos_tickets`,
  'drop table sold',
]

/** Statements for the stock of all books: the sold pieces, and a few more. */
export const stock = () => [
  `insert into pos_stock_rows (product_id, qty, kind)
    select p.id, coalesce(-sold.qty, 0) + 1 + p.id % 40, 'ADDITION' from pos_products p
    left join (select product_id, sum(qty) as qty from pos_stock_rows group by product_id) sold on sold.product_id = p.id
    where p.systemid = 2`,
  `insert into pos_stock (product_id, part, in_hand)
    select product_id, coalesce(ticket_id, 0) % 8, sum(qty) from pos_stock_rows group by 1, 2`,
]

/** Statements for the sums of finished days, as the job of a venue in this time zone makes them. */
export const sums = (timeZone = 'Asia/Kolkata') => [`select pos_sum_days('${timeZone}', 100000)`]

/** Statements for the catalogues and `size` tickets of three lines each, a hundred a day. */
export const many = ({ size }: { size: number }) => [
  ...catalogue(),
  ...sales(ofDays({ tickets: size, days: size / 100 }), 3),
  ...stock(),
  ...sums(),
]
