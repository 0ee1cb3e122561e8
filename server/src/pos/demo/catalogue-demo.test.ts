import { dayIn } from '@nivas/contract/dates.ts'
import { symbologyOf } from '@nivas/contract/pos/barcode.ts'
import { imageTypeOf } from '@nivas/contract/pos/image.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seededBy } from '../../demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { inTransaction } from '../../http/transaction.ts'
import { useServer } from '../../testing/server.ts'
import { books } from './books.ts'
import { catalogueDemo } from './catalogue-demo.ts'
import { drawCover } from './draw-cover.ts'

const server = useServer(undefined, { jobs: false })

it('fills the catalogues of three shops, with stock and prices, once', async () => {
  const { userId } = await server.as()
  const today = dayIn('Asia/Kolkata')
  const staff = { office: userId, books: userId, bhandarghar: userId } as Staff
  await inTransaction(server.db, async (trx) => {
    expect(await catalogueDemo.isEmpty(trx)).toBe(true)
    await catalogueDemo.fill(trx, { today, now: `${today}T12:00`, staff, random: seededBy('catalogue') })
    expect(await catalogueDemo.isEmpty(trx)).toBe(false)
  })
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from pos_products where systemid = 2) as books,
    (select count(*)::int from pos_products where systemid = 1) as office,
    (select count(*)::int from pos_products p join pos_categories c on c.id = p.category_id where c.type = 'm') as meals,
    (select count(distinct sha256)::int from pos_images) as covers,
    (select count(*)::int from pos_prices where valid_from > current_date) as dearer,
    (select count(*)::int from pos_products where pos_stock_of(id) <= low_stock_alert) as low`.execute(
    server.db,
  )
  expect(rows[0]).toMatchObject({ books: 600, office: 40, meals: 8, covers: 600 })
  expect(rows[0]?.dearer).toBeGreaterThan(0)
  expect(rows[0]?.low).toBeGreaterThan(0)
})

it('has books with valid EAN-13 and small covers', () => {
  const all = books()
  expect(new Set(all.map(({ barcode }) => barcode)).size).toBe(600)
  expect(new Set(all.map(({ title }) => title)).size).toBe(600)
  expect(all.filter(({ barcode }) => symbologyOf(barcode) !== 'ean13')).toEqual([])
  const cover = drawCover(17)
  expect(imageTypeOf(cover)).toBe('image/png')
  expect(cover.length).toBeLessThan(3000)
})
