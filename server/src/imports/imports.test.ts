import { imports } from '@nivas/contract/imports/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'
import { check, counts, csv, problemsOf, run, settled, xlsx } from './testing/import-file.ts'

const server = useServer()

/** Reads every row with its version (xmin), which any update changes, even one to the same values. */
const versions = async (table: string) =>
  (await sql`select *, xmin::text as version from ${sql.table(table)} order by id`.execute(server.db)).rows

test('customers are imported, changed, and not rewritten when the same file is imported again', async () => {
  const staff = await server.as('manage-customers')
  const file = csv(`Id card,Name,Surname,Father's name,Date of birth,Phone,City,Email
A-1,Asha,Rao,Mohan,21/11/1980,+91 98765 43210,Agra,asha@example.org
A-2,Ravi,,,,,,
`)
  const first = await check(staff, 'customers', file)
  expect(first).toMatchObject({ state: 'checked', rows: 2, problems: 0, unused_columns: [] })
  expect(counts(first)).toEqual([2, 0, 0])
  expect(first.preview[0]).toEqual({
    row_number: 2,
    outcome: 'new',
    values: ['A-1', 'Asha', 'Rao', 'Mohan', '1980-11-21', '+91 98765 43210', 'Agra', 'asha@example.org'],
  })
  expect(await versions('customers')).toEqual([])
  await staff.data(imports.run, { id: first.id })
  const done = await settled(staff, first.id)
  expect(done).toMatchObject({ state: 'done', preview: [], rows: 2 })
  const before = await versions('customers')
  expect(before).toMatchObject([
    { id_card_no: 'A-1', dob: '1980-11-21', phone: '+91 98765 43210' },
    { id_card_no: 'A-2', surname: '', dob: null, phone: null, city: null, email: null },
  ])

  expect(counts(await run(staff, 'customers', file))).toEqual([0, 0, 2])
  expect(await versions('customers')).toEqual(before)

  const changed = await run(staff, 'customers', csv('id_card_no;main-name;CITY\nA-1;Asha;Delhi\nA-2;Ravi;\n'))
  expect(counts(changed)).toEqual([0, 1, 1])
  expect(await versions('customers')).toMatchObject([
    { id_card_no: 'A-1', city: 'Delhi', surname: 'Rao', dob: '1980-11-21' },
    before[1],
  ])
  const { rows } =
    await sql`select user_id, call, said from audit_log where call like 'imports.%' order by id`.execute(
      server.db,
    )
  expect(rows.slice(0, 3)).toMatchObject([
    {
      user_id: staff.userId,
      call: 'imports.upload',
      said: { kind: 'customers', file_name: 'file', file: { type: 'text/csv' } },
    },
    { user_id: staff.userId, call: 'imports.run', said: { id: first.id } },
    {
      user_id: staff.userId,
      call: 'imports.done',
      said: { new: 2, changed: 0, unchanged: 0, file_name: 'file' },
    },
  ])
  expect(JSON.stringify(rows)).not.toContain('Asha')
})

test('an XLSX file has the same result as the CSV file of the same table', async () => {
  const staff = await server.as('manage-customers')
  const file = await xlsx([
    ['ईमेल', 'पहचान पत्र', 'नाम', 'जन्म तिथि', 'फ़ोन', 'City'],
    ['ravi@example.org', 9_123_456_789_012, '=1+1', new Date(Date.UTC(1970, 1, 3)), 9_876_543_210, ' Agra '],
  ])
  await run(staff, 'customers', file)
  const again = await run(
    staff,
    'customers',
    csv(
      '\ufeffid_card_no\tmain_name\tdob\tphone\tcity\temail\n9123456789012\t=1+1\t1970-02-03\t9876543210\tAgra\travi@example.org',
    ),
  )
  expect(counts(again)).toEqual([0, 0, 1])
})

test('every wrong cell is reported by row and column, and nothing is imported', async () => {
  const staff = await server.as('manage-customers')
  const before = await versions('customers')
  const checked = await check(
    staff,
    'customers',
    csv(`Nickname,Id card,Name,Date of birth,Phone,Email,Surname
x,B-1,Asha,30/02/1980,12,asha
,,,,,,
y,B-2,,2001-01-01,9876543210,a@example.org,${'x'.repeat(101)}
z,B-3,Mohan,,9.87654E+09,,
z,B-2,Ravi,,,,
`),
  )
  expect(checked).toMatchObject({ state: 'checked', rows: 4, problems: 7, unused_columns: ['Nickname'] })
  expect(await problemsOf(staff, checked)).toEqual([
    [2, 'Date of birth', '30/02/1980', 'Please enter a date that exists, as DD/MM/YYYY'],
    [2, 'Phone', '12', 'Please enter a phone number of 6 to 15 digits'],
    [2, 'Email', 'asha', 'Valid email required.'],
    [4, 'Name', '', 'This is a required field'],
    [4, 'Surname', 'x'.repeat(100), 'At most 100 characters'],
    [
      5,
      'Phone',
      '9.87654E+09',
      'The spreadsheet shortened this number. Please format the column as text and type it again.',
    ],
    [6, 'Id card', 'B-2', 'Row 4 already has this id card'],
  ])
  const refused = await staff.send(imports.run, { id: checked.id })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'This file has wrong cells. Please correct them and choose the file again.',
  ])
  expect(await versions('customers')).toEqual(before)
})

test('the wrong cells are paged, from both ends', async () => {
  const staff = await server.as('manage-customers')
  const rows = Array.from({ length: 55 }, (_, i) => `P-${i},`)
  const { id } = await check(staff, 'customers', csv(`id_card_no,main_name\n${rows.join('\n')}`))
  const page = async (number: number, order: 'asc' | 'desc') =>
    (await staff.data(imports.problems, { id, page: number, order })).map((row) => row.row_number)
  expect(await page(1, 'asc')).toEqual(Array.from({ length: 25 }, (_, i) => 2 + i))
  expect(await page(3, 'asc')).toEqual([52, 53, 54, 55, 56])
  expect(await page(1, 'desc')).toEqual(Array.from({ length: 25 }, (_, i) => 56 - i))
  expect(await page(3, 'desc')).toEqual([6, 5, 4, 3, 2])
  for (const at of [4, 1e8]) expect([await page(at, 'asc'), await page(at, 'desc')]).toEqual([[], []])
})

test('special cells of spreadsheets are understood, or reported', async () => {
  const staff = await server.as('manage-customers')
  const checked = await check(
    staff,
    'customers',
    await xlsx([
      ['Id card', 'Name', 'Date of birth', 'City'],
      [1_234_567_890_123_456, 'Asha', '21.11.1980', new Date(Date.UTC(2026, 2, 12))],
      [1.5, true, 29_546, ''],
    ]),
  )
  expect(await problemsOf(staff, checked)).toEqual([
    [
      2,
      'Id card',
      '1234567890123456',
      'The spreadsheet shortened this number. Please format the column as text and type it again.',
    ],
    [
      2,
      'City',
      '2026-03-12',
      'The spreadsheet turned this into a date. Please format the column as text and type it again.',
    ],
    [3, 'Date of birth', '29546', 'Please enter a date that exists, as DD/MM/YYYY'],
  ])
  const [first] = await staff.data(imports.problems, { id: checked.id })
  expect(first?.column_letter).toBe('A')
})

test('a file without a required column is refused with its name', async () => {
  const staff = await server.as('manage-customers')
  const checked = await check(staff, 'customers', csv('Name,City,name\nAsha,Agra,x\n'))
  expect(await problemsOf(staff, checked)).toEqual([
    [1, 'Id card', '', 'This column is missing'],
    [1, 'name', 'name', 'The file has this column twice'],
  ])
})
