export const after = ['cash']

/** Of each shop 72 categories; 10,000 books with stock, 1,800 products of each other shop, with their prices. */
export const many = () => [
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
  `insert into pos_stock_rows (product_id, qty, kind)
    select id, 1 + (id + n) % 40, 'ADDITION' from pos_products, generate_series(1, 3) n where systemid = 2`,
  `insert into pos_devices (mac) select upper(regexp_replace(lpad(to_hex(n), 12, '0'), '(..)(?=.)', '\\1:', 'g'))
    from generate_series(1, 300) n`,
  `insert into cash_sessions (counter, number, user_id) values ('bookcentre', 9001, 1)`,
  `insert into cash_receipts (session_id, counter, taken_by, series, number, record_type, record_id, record_name)
    select id, counter, user_id, 'BC-' || lpad(number::text, 4, '0'), n, 'ticket', n, 'Asha' from cash_sessions, generate_series(1, 40) n
    where counter = 'bookcentre' order by n`,
  `insert into cash_book (receipt_id, tender, kind, amount, session_id, counter, taken_by, taken_at)
    select id, 'CASH', 'SALE', 100, session_id, counter, taken_by, taken_at from cash_receipts where record_type = 'ticket' order by id`,
  `with ticket as (
      insert into pos_tickets (systemid, receipt_id, amount, cash) select 2, id, 100, 100 from cash_receipts
      where record_type = 'ticket' order by id returning id)
    insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty, price, total)
    select ticket.id, 2, 1, p.id, p.category_id, p.name, 'x', 1, 100, 100
    from ticket, (select * from pos_products where systemid = 2 order by id limit 1) p`,
]
