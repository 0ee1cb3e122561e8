import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

let made = 0

type Wanted = {
  shop?: SystemId
  type?: 'b' | 'p' | 'm' | null
  meal?: 'L' | 'D' | null
  price?: number
  stock?: number
  name?: string
  enabled?: boolean
  variable?: boolean
}

/** Makes a category that no other test has; returns its id. */
export async function makeCategory(
  { db }: Pick<Database, 'db'>,
  { shop = 2, type = null, meal = null, name }: Wanted = {},
): Promise<number> {
  made += 1
  const { id } = await db
    .insertInto('pos_categories')
    .values({ systemid: shop, name: name ?? `Category ${process.pid} ${made}`, type, meal_type: meal })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a product in a new category, with a price since 2020. */
export async function makeProduct(database: Pick<Database, 'db'>, wanted: Wanted = {}) {
  const { db } = database
  const { shop = 2, price = 100, stock = 0, enabled = true, variable = false } = wanted
  const category = await makeCategory(database, { ...wanted, name: undefined as never })
  const barcode = `T${process.pid}-${made}`
  const { id } = await db
    .insertInto('pos_products')
    .values({
      systemid: shop,
      category_id: category,
      barcode,
      name: wanted.name ?? `Product ${barcode}`,
      is_enabled: enabled,
      is_variable: variable,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('pos_prices')
    .values({ product_id: id, valid_from: '2020-01-01', price, cost_price: price / 2 })
    .execute()
  if (stock > 0)
    await sql`insert into pos_stock_rows (product_id, qty, kind) values (${id}, ${stock}, 'OPENING')`.execute(
      db,
    )
  return { id, category, barcode, shop }
}

/** Plans a price for a later day. */
export const makePrice = ({ db }: Pick<Database, 'db'>, product: number, from: string, price: number) =>
  db
    .insertInto('pos_prices')
    .values({ product_id: product, valid_from: from, price, cost_price: 1 })
    .execute()
    .then(() => ({ product, from }))

/** Returns the form of a new product, with a new category and a new barcode. */
export const newProduct = async (server: Pick<Database, 'db'>, shop: SystemId = 2) => ({
  systemid: shop,
  catid: await makeCategory(server, { shop }),
  barcode: `${process.hrtime.bigint()}`.slice(-13),
  name: 'Prem Patra',
  costprice: 40,
  sellprice: 60.5,
  enabled: 1 as const,
  isvariable: 0 as const,
})
