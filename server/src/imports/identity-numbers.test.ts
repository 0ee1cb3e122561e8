import { registry } from '@nivas/contract/registry/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { numbersIn, numbersInText } from '../testing/identity-numbers.ts'
import { useServer } from '../testing/server.ts'
import { check, csv, problemsOf, run, xlsx } from './testing/import-file.ts'

const server = useServer()
const entered = new Set(['234567890124', '999941057058'])

test('identity numbers of a file are not stored, and their holders are found again', async () => {
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

  // The same card in another spelling is the same customer.
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
  expect(JSON.stringify(problems)).toContain('Row 2 has this id card already')
  expect(numbersInText(JSON.stringify(problems), entered)).toEqual([])
})
