import { createHash } from 'node:crypto'
import { addDays } from '@nivas/contract/dates.ts'
import { keepsStock, type SystemId } from '@nivas/contract/pos/systems.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertRows, takeIds } from '../../demo/insert-rows.ts'
import { at, type Moment } from '../../demo/moments.ts'
import type { DemoAround, DemoPart } from '../../demo/part.ts'
import { between, chance, pick } from '../../demo/random.ts'
import { bookCategories, books } from './books.ts'
import { drawCover } from './draw-cover.ts'
import { type Shelf, shelves } from './goods.ts'

/** The number of days for which the shops of the demo have been selling. */
const DAYS_OF_SALES = 40

type Made = {
  id: number
  systemid: SystemId
  category_id: number
  barcode: string
  name: string
  is_variable: boolean
  is_visible: boolean
  low_stock_alert: number | null
  image_id: number | null
  price: number
  /** The first stock; undefined for a product without stock. */
  stock: number | undefined
}

type Category = {
  id: number
  systemid: SystemId
  name: string
  type: Shelf['type'] | null
  meal_type: string | null
  parent_id: number | null
}

async function addCategories(
  trx: Transaction<DB>,
  rows: readonly Omit<Category, 'id'>[],
): Promise<Category[]> {
  const ids = await takeIds(trx, 'pos_categories', rows.length)
  const made = rows.map((row, at) => ({ id: ids[at] ?? 0, ...row }))
  await insertRows(
    trx,
    'pos_categories',
    made.map((row) => ({ ...row, is_enabled: true, is_main: true })),
  )
  return made
}

async function addCovers(trx: Transaction<DB>, count: number, made_at: Moment): Promise<number[]> {
  const ids = await takeIds(trx, 'pos_images', count)
  await insertRows(
    trx,
    'pos_images',
    ids.map((id, at) => {
      const bytes = drawCover(at)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const drawn = { id, systemid: 2, type: 'image/png', sha256, made_at }
      return { ...drawn, bytes: `\\x${bytes.toString('hex')}` }
    }),
  )
  return ids
}

/** Makes 600 books in two languages, with covers; one category of each language is for satsangis only. */
async function makeBooks(trx: Transaction<DB>, { random, today }: DemoAround): Promise<Made[]> {
  const shelf = { systemid: 2, type: null, meal_type: null } as const
  const languages = Object.keys(bookCategories) as (keyof typeof bookCategories)[]
  const above = await addCategories(
    trx,
    languages.map((name) => ({ ...shelf, name, parent_id: null })),
  )
  const below = await addCategories(
    trx,
    above.flatMap(({ id, name }) =>
      (bookCategories[name as keyof typeof bookCategories] ?? []).map((category, at) => ({
        ...shelf,
        // The discourses are sold to satsangis only.
        type: at === 0 ? ('b' as const) : null,
        name: category,
        parent_id: id,
      })),
    ),
  )
  const all = books()
  const covers = await addCovers(trx, all.length, at(today, '00:00'))
  const ids = await takeIds(trx, 'pos_products', all.length)
  const categoryOf = new Map(below.map(({ id, name }) => [name, id]))
  return all.map(({ title, category, barcode }, at) => ({
    ...{ id: ids[at] ?? 0, systemid: 2, category_id: categoryOf.get(category) ?? 0, barcode, name: title },
    ...{ is_variable: false, is_visible: true, image_id: covers[at] ?? null },
    low_stock_alert: pick(random, [5, 5, 10, 20]),
    price: pick(random, [20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250]),
    stock: chance(random, 0.04) ? between(random, 2, 12) : between(random, 60, 240),
  }))
}

async function makeGoods(trx: Transaction<DB>, random: DemoAround['random']): Promise<Made[]> {
  const categories = await addCategories(
    trx,
    shelves.map(({ shop, name, type, meal }) => ({
      ...{ systemid: shop, name, type, meal_type: meal ?? null, parent_id: null },
    })),
  )
  const made = shelves.flatMap(({ shop, type, goods }, shelf) =>
    goods.map(([name, price, more], at) => ({
      ...{ systemid: shop, category_id: categories[shelf]?.id ?? 0, name, price },
      barcode: `${shop === 1 ? 'OF' : 'BG'}-${(shelf + 1) * 100 + at}`,
      ...{ is_variable: more === 'variable', is_visible: more !== 'hidden', image_id: null },
      low_stock_alert: type === 'p' ? 25 : null,
      stock: keepsStock(shop, type) ? between(random, 900, 2500) : undefined,
    })),
  )
  const ids = await takeIds(trx, 'pos_products', made.length)
  return made.map((one, at) => ({ id: ids[at] ?? 0, ...one }))
}

async function writePrices(trx: Transaction<DB>, made: readonly Made[], { today, random }: DemoAround) {
  const began = addDays(today, -DAYS_OF_SALES - 30)
  const changed_at = at(began, '10:00')
  const row = (id: number, from: string, price: number) => ({
    ...{ product_id: id, valid_from: from, price, cost_price: Math.round(price * 0.6), changed_at },
  })
  const rows = made.flatMap(({ id, systemid, price }) => [
    row(id, began, price),
    // Some books become dearer next month.
    ...(systemid === 2 && chance(random, 0.03)
      ? [row(id, addDays(today, between(random, 5, 30)), price + 10)]
      : []),
  ])
  await insertRows(trx, 'pos_prices', rows)
}

async function writeStock(trx: Transaction<DB>, made: readonly Made[], { today, staff }: DemoAround) {
  const stocked = made.flatMap(({ id, systemid, stock }) =>
    stock === undefined ? [] : [{ id, systemid, stock }],
  )
  const ids = await takeIds(trx, 'pos_stock_rows', stocked.length)
  const moved_at = at(addDays(today, -DAYS_OF_SALES - 1), '09:30')
  const by = { 1: staff.office, 2: staff.books, 3: staff.bhandarghar }
  await insertRows(
    trx,
    'pos_stock_rows',
    stocked.map(({ id, systemid, stock }, i) => ({
      ...{ id: ids[i], product_id: id, qty: stock, kind: 'OPENING', moved_by: by[systemid], moved_at },
    })),
  )
}

/** The catalogues of the three shops, and their devices. */
export const catalogueDemo: DemoPart = {
  name: 'catalogue',

  isEmpty: async (trx) => !(await trx.selectFrom('pos_categories').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, around) => {
    const { random } = around
    const made = [...(await makeBooks(trx, around)), ...(await makeGoods(trx, random))]
    await insertRows(
      trx,
      'pos_products',
      made.map(({ price: _, stock: __, ...product }) => ({ ...product, is_enabled: true })),
    )
    await writePrices(trx, made, around)
    await writeStock(trx, made, around)
    const devices = [
      'Office till',
      'Book centre, till 1',
      'Book centre, till 2',
      'Bhandar Ghar till',
      'Old till',
    ]
    const ids = await takeIds(trx, 'pos_devices', devices.length)
    await insertRows(
      trx,
      'pos_devices',
      devices.map((description, at) => ({
        ...{ id: ids[at], mac: `02:4E:49:56:00:0${at + 1}`, description },
        is_enabled: description !== 'Old till',
      })),
    )
  },
}
