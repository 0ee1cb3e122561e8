import type { CategoryType, SystemId } from '@nivas/contract/pos/systems.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { nameOfHolder } from '../registry/index.ts'
import { deviceOf } from './require-device.ts'

/** The data of a product by which a ticket is judged; the product may no longer be on sale. */
export type KnownProduct = {
  id: number
  systemid: SystemId
  name: string
  categoryId: number
  category: string
  type: CategoryType | null
  mealtype: MealType | null
  isvariable: 0 | 1
  is_sold: boolean
  /** The name of another enabled product that now has the barcode of the line; null if there is none. */
  barcode_of: string | null
  /** The price on the day of the sale, in rupees. */
  price: number
}

type Known = {
  /** The id of the new ticket, taken in advance because its receipt names it. */
  ticket: number
  /** The name of the card's holder in the registry; null for an unknown card. */
  holder: string | null
  /** The product of each line, by its index; null for an unknown product. */
  products: readonly (KnownProduct | null)[]
  /** Whether the device of the till is enabled; null for an unknown device. */
  device: boolean | null
}

/**
 * Reads the data by which a ticket is judged, with one statement. Its lines and its day are passed as JSON, and each
 * line looks up its own product (`limit 1`), so that one prepared plan suits every ticket.
 */
export async function knownOf(
  db: Kysely<DB>,
  {
    lines,
    day,
    card,
    till,
  }: {
    lines: readonly { productid: number; barcode: string | null }[]
    day: string
    card: string | null
    till: string | undefined
  },
): Promise<Known> {
  const wanted = lines.map(({ productid: id, barcode }, at) => ({ at, id, barcode, day }))
  const { rows } = await sql<Known>`
    select nextval(pg_get_serial_sequence('pos_tickets', 'id'))::int as ticket, ${nameOfHolder(card)} as holder,
      ${deviceOf(till)} as device,
      (select coalesce(json_agg(known.product order by wanted.at), '[]')
        from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (at int, id int, barcode text, day date)
        left join lateral (
          select json_build_object('id', p.id, 'systemid', p.systemid, 'name', p.name, 'categoryId', c.id,
            'category', c.name, 'type', c.type, 'mealtype', c.meal_type, 'isvariable', p.is_variable::int,
            'price', coalesce((select price from pos_prices where product_id = p.id and valid_from <= wanted.day
              order by valid_from desc limit 1), 0),
            'barcode_of', (select other.name from pos_products other where other.systemid = p.systemid
              and other.barcode = wanted.barcode and other.is_enabled and other.id <> p.id),
            'is_sold', p.is_enabled and not exists (
              with recursive above as (
                select c.id, c.parent_id, c.is_enabled
                union all select a.id, a.parent_id, a.is_enabled from pos_categories a join above on a.id = above.parent_id)
              select from above where not is_enabled)) as product
          from pos_products p join pos_categories c on c.id = p.category_id where p.id = wanted.id limit 1) as known on true) as products`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table has one row')
  return row
}
