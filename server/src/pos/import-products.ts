import { productsColumns } from '@nivas/contract/pos/products-columns.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { TextKey } from '@nivas/contract/texts.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { priceOn, stockIsKept } from './read-sold-products.ts'
import { followGiven } from './write-price.ts'

/** The column of the table for each optional column of a file, without prices and stock, and its default. */
const optional = {
  low_stock_alert: { column: 'low_stock_alert', otherwise: sql`null::int` },
  isvariable: { column: 'is_variable', otherwise: sql`false` },
  isvisible: { column: 'is_visible', otherwise: sql`true` },
  enabled: { column: 'is_enabled', otherwise: sql`true` },
} as const

type Optional = keyof typeof optional
const optionalNames = Object.keys(optional) as Optional[]

/** Returns the value of a row for an optional column; an empty cell or a missing column keeps the product's value. */
const cellOr = (name: Optional, present: readonly string[], own: RawBuilder<unknown>) =>
  present.includes(name)
    ? sql`coalesce(${sql.ref(`s.${name}`)}, ${own}, ${optional[name].otherwise})`
    : sql`coalesce(${own}, ${optional[name].otherwise})`

const titleOf = (name: string) => productsColumns.find((column) => column.name === name)?.title ?? name

/**
 * Normalises a category name or path for comparison: lower case, with one space on each side of a slash. Names can have
 * slashes too: 'Tea/Coffee'.
 */
const pathKey = (text: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(btrim(${text}), '\\s*/\\s*', ' / ', 'g'))`

/**
 * The categories of a shop by the keys that name exactly one of them: path or name. 'Books / Hindi' and 'hindi' are the
 * same category if only one category is called 'hindi'.
 */
const namedCategories = (shop: SystemId) => sql`
  with recursive tree as (
    select id, ${pathKey(sql`name`)} as path, ${pathKey(sql`name`)} as name, type from pos_categories
      where systemid = ${shop} and parent_id is null
    union all select c.id, t.path || ' / ' || ${pathKey(sql`c.name`)}, ${pathKey(sql`c.name`)}, c.type
      from pos_categories c join tree t on c.parent_id = t.id)
  select key, min(id) as id, min(type) as type from (
    select path as key, id, type from tree
    union all select name, min(id), min(type) from tree group by name having count(*) = 1) as written
  group by key having count(distinct id) = 1`

/**
 * Makes the table `compared`: the outcome of each row, its product and its category. Of several products with the same
 * barcode, the enabled one counts.
 */
async function compareRows(
  trx: Transaction<DB>,
  shop: SystemId,
  columns: readonly string[],
  today: string,
): Promise<void> {
  const changes = optionalNames
    .filter((name) => columns.includes(name))
    .map((name) => {
      const own = sql.ref(`p.${optional[name].column}`)
      return sql`or ${cellOr(name, columns, own)} is distinct from ${own}`
    })
  const cost = columns.includes('costprice')
    ? sql`or coalesce(s.costprice, ${priceOn('cost_price', today)}) is distinct from ${priceOn('cost_price', today)}`
    : sql``
  await sql`create temp table compared on commit drop as
      with named as (${namedCategories(shop)})
      select s.row_number, p.id as product, c.id as category, ${stockIsKept(shop)} as has_stock,
        case when p.id is null then 'new'
          when p.name is distinct from s.name or p.category_id is distinct from c.id
            or ${priceOn('price', today)} is distinct from s.price ${cost} ${sql.join(changes, sql` `)}
          then 'changed' else 'unchanged' end as outcome
      from staged s left join named c on c.key = ${pathKey(sql`s.category`)}
      left join lateral (select * from pos_products where systemid = ${shop} and barcode = s.barcode
        order by is_enabled desc, id limit 1) as p on true`.execute(trx)
}

async function addProblem(
  trx: Transaction<DB>,
  name: 'category' | 'stock',
  { text, where }: { text: TextKey; where: RawBuilder<unknown> },
) {
  await sql`insert into staged_problems (row_number, column_title, value, text)
    select s.row_number, ${titleOf(name)}, left(${sql.ref(`s.${name}`)}::text, 100), ${JSON.stringify({ key: text })}::jsonb
    from staged s join compared k using (row_number) where ${where}`.execute(trx)
}

/** Adds the problems that depend on the shop's categories. */
async function addProblems(trx: Transaction<DB>, shop: SystemId): Promise<void> {
  const isNamed = sql`exists (select from pos_categories c
      where c.systemid = ${shop} and ${pathKey(sql`c.name`)} = ${pathKey(sql`s.category`)})`
  await addProblem(trx, 'category', {
    text: 'There is no such category in this shop',
    where: sql`k.category is null and not ${isNamed}`,
  })
  await addProblem(trx, 'category', {
    text: 'Several categories have this name. Please write the parent category too, such as Hindi / Poetry',
    where: sql`k.category is null and ${isNamed}`,
  })
  await addProblem(trx, 'stock', {
    text: 'Stock is not counted for this product',
    where: sql`s.stock > 0 and not k.has_stock`,
  })
}

/**
 * Refuses an import whose product was changed since the comparison, which takes no locks. A retry compares the file
 * again.
 */
const changedMeanwhile = () =>
  new Refusal(400, 'A product in this file was changed meanwhile. Please import the file again.')

/** Locks the products that rows change. Refuses the import if the barcode of one was changed since the comparison. */
async function lockUnchanged(trx: Transaction<DB>): Promise<void> {
  await sql`select from pos_products where id in (select product from compared where outcome = 'changed')
    order by id for no key update`.execute(trx)
  const { rows: others } = await sql`select s.row_number
    from staged s join compared k using (row_number) join pos_products p on p.id = k.product
    where k.outcome = 'changed' and p.barcode <> s.barcode limit 1`.execute(trx)
  if (others.length > 0) throw changedMeanwhile()
}

const optionalColumns = sql.join(optionalNames.map((name) => sql.ref(optional[name].column)))

/** Updates the products of changed rows. */
async function updateChanged(trx: Transaction<DB>, columns: readonly string[]): Promise<void> {
  const values = optionalNames.map((name) => cellOr(name, columns, sql.ref(`p.${optional[name].column}`)))
  await sql`update pos_products p set name = s.name, category_id = k.category,
        (${optionalColumns}) = row(${sql.join(values)})
      from staged s join compared k using (row_number) where k.outcome = 'changed' and p.id = k.product`.execute(
    trx,
  )
}

/** Inserts new products, and stores their ids in `compared`. */
async function insertNew(trx: Transaction<DB>, shop: SystemId, columns: readonly string[]): Promise<void> {
  const values = optionalNames.map((name) => cellOr(name, columns, sql`null`))
  const inserting = sql`with made as (
        insert into pos_products (systemid, barcode, name, category_id, ${optionalColumns})
        select ${shop}, s.barcode, s.name, k.category, ${sql.join(values)}
        from staged s join compared k using (row_number) where k.outcome = 'new' order by s.row_number
        returning id, barcode)
      update compared k set product = made.id from made join staged s on s.barcode = made.barcode
      where k.row_number = s.row_number`.execute(trx)
  await refusing(inserting, { pos_products_barcode: changedMeanwhile })
}

type By = { today: string; by: number | null }

/** Writes the prices that differ from today's; they hold from today on. */
async function writePrices(
  trx: Transaction<DB>,
  columns: readonly string[],
  { today, by }: By,
): Promise<void> {
  await sql`with given as (
        select k.product as product_id, ${today}::date as valid_from, s.price, had.price as price_before, had.cost_price as cost_before,
          coalesce(${columns.includes('costprice') ? sql`s.costprice` : sql`null`}, had.cost_price, 0) as cost_price
        from staged s join compared k using (row_number)
        left join lateral (select price, cost_price from pos_prices
          where product_id = k.product and valid_from <= ${today} order by valid_from desc limit 1) had on true
        where k.outcome <> 'unchanged'
      ), written as (
        insert into pos_prices as r (product_id, valid_from, price, cost_price, changed_by)
        select product_id, valid_from, price, cost_price, ${by}::int from given
        where (price, cost_price) is distinct from (price_before, cost_before)
        on conflict (product_id, valid_from) do update set price = excluded.price, cost_price = excluded.cost_price,
          changed_by = excluded.changed_by, changed_at = now())
      ${followGiven}`.execute(trx)
}

/** Writes the first stock of new products. */
async function writeFirstStock(trx: Transaction<DB>, by: number | null): Promise<void> {
  await sql`insert into pos_stock_rows (product_id, qty, kind, moved_by)
      select k.product, s.stock, 'OPENING', ${by}::int from staged s join compared k using (row_number)
      where k.outcome = 'new' and s.stock > 0 and k.has_stock order by k.product`.execute(trx)
}

/** Imports the products of a shop from the table `staged`; a row with a known barcode changes that product. */
export const productsImport = (shop: SystemId) => ({
  table: sql`barcode text, name text, category text, price numeric, costprice numeric, stock int,
    low_stock_alert int, isvariable boolean, isvisible boolean, enabled boolean`,

  /** Makes the table `compared`, and adds the problems. */
  compare: async (trx: Transaction<DB>, columns: readonly string[], today: string): Promise<void> => {
    await compareRows(trx, shop, columns, today)
    await addProblems(trx, shop)
  },

  /** Writes all rows; `by` is the user who imports. */
  write: async (trx: Transaction<DB>, columns: readonly string[], around: By): Promise<void> => {
    await lockUnchanged(trx)
    await updateChanged(trx, columns)
    await insertNew(trx, shop, columns)
    await writePrices(trx, columns, around)
    await writeFirstStock(trx, around.by)
  },
})
