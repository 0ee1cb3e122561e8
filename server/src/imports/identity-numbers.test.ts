import { readFileSync } from 'node:fs'
import { registry } from '@nivas/contract/registry/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { numbersIn, numbersInText } from '../testing/identity-numbers.ts'
import { useServer } from '../testing/server.ts'
import { check, csv, problemsOf, run, xlsx } from './testing/import-file.ts'

const server = useServer()
const entered = new Set(['234567890124', '999941057058'])

test('identity numbers of a file are not stored, but their holders are still found', async () => {
  const staff = await server.as('manage-customers')
  const file = csv(`Id card,Name,City,Phone
2345 6789 0124,Asha,UID:999941057058,+91 98765 43210
IC-7,Ravi,Agra,+91 98765 43211
`)
  const checked = await check(staff, 'customers', file)
  expect(numbersInText(JSON.stringify(checked), entered)).toEqual([])
  expect(checked.preview[0]?.values.slice(0, 3)).toEqual(['XXXX XXXX 0124', 'Asha', 'UID:XXXX XXXX 7058'])
  const { rows } = await sql<{
    content: Buffer
  }>`select content from imports where id = ${checked.id}`.execute(server.db)
  expect(numbersIn(rows[0]?.content.toString('latin1') ?? '', entered)).toEqual([])
  await run(staff, 'customers', file)
  const { rows: customers } = await sql<{ row: string }>`select c::text as row from customers c`.execute(
    server.db,
  )
  expect(customers).toHaveLength(2)
  expect(numbersInText(JSON.stringify(customers), entered)).toEqual([])

  // The same card in another spelling belongs to the same customer.
  await run(staff, 'customers', csv('Id card,Name\n2345_6789_0124,Asha Rao\n'))
  const found = await (await server.as('admin-booking')).data(registry.findCustomer, {
    id_card_no: '२३४५६७८९०१२४',
  })
  expect(found).toMatchObject([{ id_card_no: 'XXXX XXXX 0124', main_name: 'Asha Rao' }])
})

test('a card twice in a file, in two spellings, is reported, and no problem has its number', async () => {
  const staff = await server.as('manage-customers')
  const rows = [
    ['Id card', 'Name', 'Email'],
    ['2345-6789-0124', 'A', '234567890124'],
    ['UID:234567890124', 'B', ''],
  ]
  const checked = await check(staff, 'customers', await xlsx(rows))
  const problems = await problemsOf(staff, checked)
  expect(JSON.stringify(problems)).toContain('Row 2 already has this id card')
  expect(numbersInText(JSON.stringify(problems), entered)).toEqual([])
})

test('no problem contains a mistyped number from the column of a card', async () => {
  const staff = await server.as('manage-customers', 'vaccination-entry-form')
  const doses = 'Dose 1 vaccine,Dose 1 date'
  const person = csv(`First Name,Mobile Number,Address,Aadhaar,${doses}
Asha,9876500001,Agra,2345 6789 0125,Covishield,01/05/2021
`)
  const cards = csv('Id card,Name,Phone\n234567890125,Asha,+91 98765 43210\n२३४५६७८९०१२५,Ravi,12\n')
  expect(await problemsOf(staff, await check(staff, 'vaccinations', person))).toEqual([
    [2, 'Aadhaar', 'XXXX XXXX 0125', expect.stringContaining('This is not an Aadhaar number')],
  ])
  expect(await problemsOf(staff, await check(staff, 'customers', cards))).toEqual([
    [3, 'Id card', 'XXXX XXXX 0125', 'Row 2 already has this id card'],
    [3, 'Phone', '12', 'Please enter a phone number of 6 to 15 digits'],
  ])
})

test('mistyped numbers that earlier versions stored with problems are masked', async () => {
  const staff = await server.as('manage-customers')
  const { id } = await check(staff, 'customers', csv('Id card,Name\nNR-1,\n'))
  const add = (number: number, value: string) =>
    sql`insert into import_problems (import_id, number, row_number, column_title, value, text)
      values (${id}, ${number}, 3, 'Id card', ${value}, '{"key": "x"}')`.execute(server.db)
  const stored = ['2345 6789 0125', 'UID २३४५६७८९०१२५', 'NR-2345', '12345678901234']
  for (const [at, value] of stored.entries()) await add(at + 2, value)
  const masks = new URL('../db/migrations/0080_wrong_cells_without_numbers.sql', import.meta.url)
  await sql.raw(readFileSync(masks, 'utf8')).execute(server.db)
  const { rows } = await sql<{ value: string }>`select value from import_problems
    where import_id = ${id} and number > 1 order by number`.execute(server.db)
  expect(rows.map(({ value }) => value)).toEqual([
    'XXXX XXXX 0125',
    'XXXX XXXX 0125',
    'NR-2345',
    '12345678901234',
  ])
})
