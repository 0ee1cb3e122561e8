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
]
