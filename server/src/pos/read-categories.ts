import type { Category, SoldCategory } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { noCategory } from './category-refusals.ts'

/** The columns for the type, the meal and the picture of a category `c`. */
const typeFlags = sql`coalesce((c.type = 'b')::int, 0) as isbhaint, coalesce((c.type = 'p')::int, 0) as isprasad,
  coalesce((c.type = 'm')::int, 0) as ismeal, c.meal_type as mealtype, c.image_id as image`

/** The columns of a category `c` in the lists of the back office. */
export const categoryColumns = sql`c.id, c.systemid, c.parent_id as parentid,
  (select p.name from pos_categories p where p.id = c.parent_id) as parent, c.name, c.is_enabled::int as "isEnabled",
  c.is_main::int as ismain, ${typeFlags}, (select count(*)::int from pos_products p where p.category_id = c.id) as products`

/** The table `open`: the enabled categories of a shop all of whose parents are enabled too. */
export const openCategories = (shop: SystemId): RawBuilder<unknown> => sql`open as (
  select * from pos_categories where systemid = ${shop} and is_enabled and parent_id is null
  union all select c.* from pos_categories c join open on c.parent_id = open.id where c.is_enabled)`

/** Returns the enabled categories of a shop for its tills, by name. */
export async function soldCategories(
  db: Kysely<DB>,
  shop: SystemId,
  where: RawBuilder<unknown> = sql`true`,
): Promise<SoldCategory[]> {
  const { rows } = await sql<SoldCategory>`with recursive ${openCategories(shop)}
    select c.id, c.systemid, c.parent_id as parentid, c.name, c.is_main::int as ismain, ${typeFlags}
    from open c where ${where} order by lower(c.name), c.id`.execute(db)
  return rows
}

/** Returns a category; throws a 404 if there is none with this id. */
export async function readCategory(db: Kysely<DB>, id: number): Promise<Category> {
  const { rows } =
    await sql<Category>`select ${categoryColumns} from pos_categories c where c.id = ${id}`.execute(db)
  const [category] = rows
  if (!category) throw noCategory()
  return category
}
