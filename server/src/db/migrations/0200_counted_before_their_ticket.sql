-- When the stock of a product was counted last. A ticket that waited in its till, and was sold before that, has its pieces in the
-- count: they leave the stock by its row of the sale, and come again by one of the kind COUNTED. A count that agrees has no row.
create table pos_stock_counts (
  product_id int primary key references pos_products,
  counted_at timestamptz not null
);
insert into pos_stock_counts (product_id, counted_at)
  select product_id, max(moved_at) from pos_stock_rows where kind = 'CORRECTION' group by product_id;

alter table pos_stock_rows
  drop constraint pos_stock_rows_kind_check,
  add constraint pos_stock_rows_kind_check
    check (kind in ('OPENING', 'SALE', 'REFUND', 'ADDITION', 'CORRECTION', 'COUNTED')) not valid,
  add constraint pos_stock_rows_counted check (kind <> 'COUNTED' or (qty > 0 and ticket_id is not null)) not valid;

-- No more comes again than the ticket took, once.
create unique index pos_stock_rows_counted_once on pos_stock_rows (ticket_id, product_id) where kind = 'COUNTED';
create function pos_counted_was_sold() returns trigger language plpgsql as $$
begin
  if not exists (select from pos_stock_rows s where s.ticket_id = new.ticket_id and s.product_id = new.product_id
    and s.kind = 'SALE' and s.qty = -new.qty)
  then
    raise exception 'ticket % did not sell what was counted', new.ticket_id
      using errcode = 'check_violation', constraint = 'pos_stock_rows_counted_was_sold';
  end if;
  return new;
end $$;
create trigger counted_was_sold before insert on pos_stock_rows
  for each row when (new.kind = 'COUNTED') execute function pos_counted_was_sold();
