import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { check, counts, csv, problemsOf, run } from './testing/import-file.ts'

const server = useServer()
const category = { systemid: 2, enabled: 1, ismain: 1 } as const
const books = () => server.as('bookcentre-products', 'bookcentre-categories')
const file = (...rows: string[]) => csv(rows.join('\n'))

it('adds and changes the products of one shop, by barcode; a repeat changes nothing', async () => {
  const staff = await books()
  const { id } = await staff.data(calls.addCategory, { ...category, name: 'Hindi' })
  await staff.data(calls.addCategory, { ...category, name: 'Poetry', parentid: id })
  const first = file(
    'Barcode,Name,Category,Sell Price,Cost Price,First stock,Low stock threshold,Enabled?',
    '9788129000019,Prem Patra,hindi/poetry,"Rs. 1,080.50",50,40,5,',
    '234567890124,Prem Bani,Poetry,60,,,,no',
  )
  expect(counts(await run(staff, 'bookcentre_products', first))).toEqual([2, 0, 0])
  expect(await staff.data(calls.products, { systemid: 2 })).toMatchObject([
    // A barcode of twelve digits is not an identity number.
    { barcode: '234567890124', price: 60, costprice: 0, stock_in_hand: 0, enabled: 0, isvisible: 1 },
    {
      ...{ barcode: '9788129000019', category: { name: 'Poetry' }, price: 1080.5, costprice: 50 },
      ...{ stock_in_hand: 40, low_stock_alert: 5, enabled: 1 },
    },
  ])
  expect(counts(await run(staff, 'bookcentre_products', first))).toEqual([0, 0, 2])
  const dearer = file('ISBN,Title,Category,MRP', '9788129000019,Prem Patra,Poetry,1100')
  expect(counts(await run(staff, 'bookcentre_products', dearer))).toEqual([0, 1, 0])
  expect(await staff.data(calls.products, { systemid: 2, barcode: '9788129' })).toMatchObject([
    { price: 1100, costprice: 50, stock_in_hand: 40, low_stock_alert: 5 },
  ])
})

it('records in the history of a product who imported its price and first stock; a new name does not change the price', async () => {
  const staff = await books()
  await staff.data(calls.addCategory, { ...category, name: 'Letters' })
  const head = 'Barcode,Name,Category,Sell Price,Cost Price,First stock'
  await run(staff, 'bookcentre_products', file(head, 'L-1,Letters I,Letters,60,40,7'))
  const [product] = await staff.data(calls.products, { systemid: 2, barcode: 'L-1' })
  const own = { systemid: 2 as const, id: product?.id ?? 0 }
  const { name } = await server.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', staff.userId)
    .executeTakeFirstOrThrow()
  expect(await staff.data(calls.prices, own)).toMatchObject([{ price: 60, costprice: 40, by: name }])
  expect(await staff.data(calls.stockRows, own)).toMatchObject([{ qty: 7, kind: 'OPENING', by: name }])

  const other = await books()
  await run(other, 'bookcentre_products', file(head, 'L-1,Letters One,Letters,60,40,'))
  expect(await staff.data(calls.prices, own)).toMatchObject([{ price: 60, by: name }])
})

it('reports unknown categories, wrong prices, repeated barcodes, and stock of products without stock', async () => {
  const staff = await server.as('office-products', 'office-categories')
  await staff.data(calls.addCategory, { ...category, systemid: 1, name: 'Seva', isbhaint: 1 })
  const checked = await check(
    staff,
    'office_products',
    file(
      'Barcode,Name,Category,Sell Price,First stock',
      'S-1,Garden seva,Seva,51,7',
      'S-2,Poems,Poetry,51,',
      'S-2,,Seva,many,',
      `${'9'.repeat(21)},Long,Seva,1.234,`,
      'S-१,Seva in the garden,Seva,51,',
    ),
  )
  expect(await problemsOf(staff, checked)).toEqual([
    [2, 'First stock', '7', 'Stock is not counted for this product'],
    [3, 'Category', 'Poetry', 'There is no such category in this shop'],
    [4, 'Barcode', 'S-2', 'Row 3 already has this barcode'],
    [4, 'Name', '', 'This is a required field'],
    [4, 'Sell Price', 'many', 'Please enter a number'],
    [5, 'Barcode', '9'.repeat(21), 'This is a required field. Contains 20 characters'],
    [5, 'Sell Price', '1.234', 'Please enter an amount with at most 2 decimals'],
    [6, 'Barcode', 'S-१', 'Row 2 already has this barcode'],
  ])
})

it('requires the whole path of a category whose name is not unique', async () => {
  const staff = await books()
  for (const name of ['Prose of today', 'Prose of old']) {
    const { id } = await staff.data(calls.addCategory, { ...category, name })
    await staff.data(calls.addCategory, { ...category, name: 'Essays', parentid: id })
  }
  const rows = ['W-1,One,essays,10', 'W-2,Two,Prose of old / Essays,10']
  const checked = await check(staff, 'bookcentre_products', file('Barcode,Name,Category,Price', ...rows))
  expect(await problemsOf(staff, checked)).toEqual([
    [
      2,
      'Category',
      'essays',
      'Several categories have this name. Please write the parent category too, such as Hindi / Poetry',
    ],
  ])
})

it('finds a category with a slash in its name', async () => {
  const staff = await books()
  const { id } = await staff.data(calls.addCategory, { ...category, name: 'Pens/Pencils' })
  await staff.data(calls.addCategory, { ...category, name: 'Red /Blue', parentid: id })
  const rows = [
    'P-1,Pen,pens/pencils,10',
    'P-2,Pencil,Pens / Pencils,5',
    'P-3,Red  pen,Pens/Pencils/Red/Blue,10',
  ]
  expect(
    counts(await run(staff, 'bookcentre_products', file('Barcode,Name,Category,Price', ...rows))),
  ).toEqual([3, 0, 0])
  expect(await staff.data(calls.products, { systemid: 2, barcode: 'P-' })).toMatchObject([
    { name: 'Pen', category: { id } },
    { name: 'Pencil', category: { id } },
    { name: 'Red pen', category: { name: 'Red /Blue' } },
  ])
})

it('reports a category whose name equals the path of another one', async () => {
  const staff = await books()
  const { id } = await staff.data(calls.addCategory, { ...category, name: 'Maps' })
  await staff.data(calls.addCategory, { ...category, name: 'India', parentid: id })
  const { id: other } = await staff.data(calls.addCategory, { ...category, name: 'Maps / India' })
  const rows = file('Barcode,Name,Category,Price', 'M-1,Agra,Maps / India,10')
  const text =
    'Several categories have this name. Please write the parent category too, such as Hindi / Poetry'
  const checked = await check(staff, 'bookcentre_products', rows)
  expect(await problemsOf(staff, checked)).toEqual([[2, 'Category', 'Maps / India', text]])
  await staff.data(calls.updateCategory, { ...category, id: other, name: 'Maps of India' })
  expect(counts(await run(staff, 'bookcentre_products', rows))).toEqual([1, 0, 0])
})

it('a product that gets another barcode while a file is written stays unchanged, and the row becomes a new product', async () => {
  const staff = await books()
  await staff.data(calls.addCategory, { ...category, name: 'Stories' })
  const tales = (name: string) => file('Barcode,Name,Category,Sell Price', `T-1,${name},Stories,60`)
  await run(staff, 'bookcentre_products', tales('Old tales'))
  const done = await startBehind(
    server.db,
    (trx) => sql`update pos_products set barcode = 'T-2' where barcode = 'T-1'`.execute(trx),
    () => run(staff, 'bookcentre_products', tales('New tales')),
  )
  expect([done.state, counts(done)]).toEqual(['done', [1, 0, 0]])
  const { rows } =
    await sql`select barcode, name from pos_products where barcode like 'T-%' order by 1`.execute(server.db)
  expect(rows).toEqual([
    { barcode: 'T-1', name: 'New tales' },
    { barcode: 'T-2', name: 'Old tales' },
  ])
})

it('needs the permission of the shop', async () => {
  const staff = await server.as('office-products')
  await expect(check(staff, 'bookcentre_products', file('Barcode,Name,Category,Sell Price'))).rejects.toThrow(
    '403',
  )
})
