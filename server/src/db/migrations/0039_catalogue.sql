-- What the three shops sell: categories, products, prices by day, stock, pictures; and the devices of their tills. What must never
-- happen is forbidden here: a category below itself or below another shop's, a product in another shop's category, one barcode on
-- two enabled products of a shop, a stock that is not the sum of its rows.

-- Pictures by their bytes: the same picture is stored once for each shop.
create table pos_images (
  id int generated always as identity primary key,
  systemid smallint not null check (systemid in (1, 2, 3)),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  sha256 text not null,
  bytes bytea not null check (octet_length(bytes) between 1 and 512000),
  made_at timestamptz not null default now(),
  constraint pos_images_once unique (systemid, sha256),
  unique (id, systemid)
);

create table pos_categories (
  id int generated always as identity primary key,
  -- 1 office, 2 book centre, 3 Bhandar Ghar (contract/src/pos/systems.ts).
  systemid smallint not null,
  parent_id int,
  name text not null check (length(name) between 1 and 100),
  is_enabled boolean not null default true,
  -- Shown in the catalogue of the till.
  is_main boolean not null default true,
  -- Bhaint, Prasad, meal; none for what anybody may buy.
  type text,
  -- Lunch or dinner.
  meal_type text check (meal_type in ('L', 'D')),
  image_id int,
  unique (id, systemid),
  constraint pos_categories_parent foreign key (parent_id, systemid) references pos_categories (id, systemid),
  constraint pos_categories_image foreign key (image_id, systemid) references pos_images (id, systemid),
  check (parent_id <> id),
  constraint pos_categories_type check (
    (systemid = 1 and type in ('b', 'p')) or (systemid = 2 and type = 'b') or (systemid = 3 and type in ('p', 'm'))
    or (systemid in (1, 2, 3) and type is null)),
  check (meal_type is null or type = 'm')
);
create unique index pos_categories_name on pos_categories (systemid, coalesce(parent_id, 0), lower(name));
create index pos_categories_children on pos_categories (parent_id, systemid);
create index pos_categories_pictures on pos_categories (image_id, systemid) where image_id is not null;

-- Two changes that would close a circle together wait for each other here.
create function pos_category_in_tree() returns trigger language plpgsql as $$
begin
  if new.parent_id is not null then
    perform pg_advisory_xact_lock(hashtext('pos_categories'), new.systemid);
    if exists (
      with recursive above as (
        select id, parent_id from pos_categories where id = new.parent_id
        union select c.id, c.parent_id from pos_categories c join above a on c.id = a.parent_id)
      select from above where id = new.id)
    then
      raise exception 'category % would be below itself', new.id
        using errcode = 'check_violation', constraint = 'pos_categories_in_tree';
    end if;
  end if;
  return new;
end $$;
create trigger in_tree before insert or update of parent_id on pos_categories
  for each row execute function pos_category_in_tree();

create table pos_products (
  id int generated always as identity primary key,
  systemid smallint not null,
  category_id int not null,
  barcode text not null check (length(barcode) between 1 and 20),
  name text not null check (length(name) between 1 and 200),
  is_enabled boolean not null default true,
  -- The seller enters the price.
  is_variable boolean not null default false,
  -- One that is not visible is sold by its barcode only.
  is_visible boolean not null default true,
  image_id int,
  low_stock_alert int check (low_stock_alert between 0 and 10000),
  supid int,
  taxid int,
  unique (id, systemid),
  constraint pos_products_category foreign key (category_id, systemid) references pos_categories (id, systemid),
  constraint pos_products_image foreign key (image_id, systemid) references pos_images (id, systemid)
);
create unique index pos_products_barcode on pos_products (systemid, barcode) where is_enabled;
create index pos_products_of_category on pos_products (category_id, systemid);
create index pos_products_name on pos_products (systemid, lower(name), id);
create index pos_products_by_barcode on pos_products (systemid, barcode collate "C", id);
create index pos_products_name_part on pos_products using gin (name gin_trgm_ops);
create index pos_products_barcode_part on pos_products using gin (barcode gin_trgm_ops);
create index pos_products_pictures on pos_products (image_id, systemid) where image_id is not null;

-- The price of a product from a day on, until the next one: a change for tomorrow is written today. The venue's days.
create table pos_prices (
  product_id int not null references pos_products,
  valid_from date not null,
  price numeric(12, 2) not null check (price >= 0),
  cost_price numeric(12, 2) not null check (cost_price >= 0),
  changed_by int references users,
  changed_at timestamptz not null default now(),
  primary key (product_id, valid_from)
);
create index pos_prices_changer on pos_prices (changed_by);

-- Every movement of stock. `pos_stock` is their sum.
create table pos_stock_rows (
  id int generated always as identity primary key,
  product_id int not null references pos_products,
  qty int not null check (qty <> 0),
  kind text not null check (kind in ('OPENING', 'SALE', 'REFUND', 'ADDITION', 'CORRECTION')),
  reason text check (length(reason) between 1 and 200),
  -- The ticket of a sale or a refund.
  ticket_id int,
  moved_by int references users,
  moved_at timestamptz not null default now(),
  check ((kind = 'CORRECTION') <= (reason is not null)),
  check (kind not in ('OPENING', 'REFUND', 'ADDITION') or qty > 0),
  check (kind <> 'SALE' or qty < 0)
);
create index pos_stock_rows_product on pos_stock_rows (product_id, id);
create index pos_stock_rows_ticket on pos_stock_rows (ticket_id) where ticket_id is not null;
create index pos_stock_rows_mover on pos_stock_rows (moved_by);
create trigger keeps_its_rows before update or delete or truncate on pos_stock_rows execute function cash_keeps_its_rows();

-- The stock in hand, in up to eight parts for each product: tills that sell the same product at the same moment add to different
-- parts, and seldom wait for each other. Only the trigger below writes it.
create table pos_stock (
  product_id int not null references pos_products,
  part smallint not null,
  in_hand int not null,
  primary key (product_id, part)
);

create function pos_stock_add() returns trigger language plpgsql as $$
begin
  insert into pos_stock as s (product_id, part, in_hand)
    select product_id, pg_backend_pid() % 8, sum(qty) from moved group by product_id order by product_id
    on conflict (product_id, part) do update set in_hand = s.in_hand + excluded.in_hand;
  return null;
end $$;
create trigger add_up after insert on pos_stock_rows referencing new table as moved
  for each statement execute function pos_stock_add();

create function pos_stock_is_kept() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'the stock in hand is kept by a trigger' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger is_kept before insert or update or delete or truncate on pos_stock execute function pos_stock_is_kept();

create function pos_stock_of(product int) returns int language sql stable as
  'select coalesce(sum(in_hand), 0)::int from pos_stock where product_id = product';

-- Tills, known by the network address of the machine that their print service runs on.
create table pos_devices (
  id int generated always as identity primary key,
  mac text not null constraint pos_devices_mac unique check (mac ~ '^([0-9A-F]{2}:){5}[0-9A-F]{2}$'),
  description text check (length(description) between 1 and 200),
  is_enabled boolean not null default true
);

-- Tills keep the catalogue of their shop as long as this version stays the same.
insert into versions (of) values ('catalogue');
create trigger new_version after insert or update or delete or truncate on pos_categories
  for each statement execute function new_version('catalogue');
create trigger new_version after insert or update or delete or truncate on pos_products
  for each statement execute function new_version('catalogue');
create trigger new_version after insert or update or delete or truncate on pos_prices
  for each statement execute function new_version('catalogue');
