import { setTimeout as sleep } from 'node:timers/promises'
import { imports } from '@nivas/contract/imports/calls.ts'
import { type Import, type ImportKind, importTypes } from '@nivas/contract/imports/schemas.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { xlsxOf } from './testing/xlsx.ts'

const server = useServer()

const csv = (text: string | Uint8Array) => new Blob([text as string], { type: importTypes.csv })
const xlsx = async (rows: unknown[][]) => new Blob([await xlsxOf(rows)], { type: importTypes.xlsx })

const file_name = 'file.csv'

/** Waits until nothing is under way. */
async function settled(staff: Client, id: number): Promise<Import> {
  for (;;) {
    const now = await staff.data(imports.get, { id })
    if (now.state !== 'checking' && now.state !== 'importing') return now
    await sleep(50)
  }
}

async function check(staff: Client, kind: ImportKind, file: Blob): Promise<Import> {
  const { id } = await staff.data(imports.upload, { kind, file_name, file })
  return settled(staff, id)
}

async function run(staff: Client, kind: ImportKind, file: Blob): Promise<Import> {
  const { id, state, problems, failure } = await check(staff, kind, file)
  expect([state, problems, failure]).toEqual(['checked', 0, null])
  await staff.data(imports.run, { id })
  return settled(staff, id)
}

const problemsOf = async (staff: Client, id: number) =>
  (await staff.data(imports.problems, { id })).map(
    ({ row_number, column_title, value, text }) => [row_number, column_title, value, text] as const,
  )

const counts = ({ new_rows, changed_rows, unchanged_rows }: Import) => [
  new_rows,
  changed_rows,
  unchanged_rows,
]

/** Every row with the version that it is: changing it, even into the same, makes another. */
const versions = async (table: string) =>
  (await sql`select *, xmin::text as version from ${sql.table(table)} order by id`.execute(server.db)).rows

test('customers are imported, changed, and left alone when the same file comes again', async () => {
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

  const changed = await run(
    staff,
    'customers',
    csv(
      'id_card_no;CITY\nA-1;Delhi\nA-2;\n'
        .replace('CITY', 'main-name;CITY')
        .replace('A-1;', 'A-1;Asha;')
        .replace('A-2;', 'A-2;Ravi;'),
    ),
  )
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
      said: { kind: 'customers', file_name, file: { type: 'text/csv' } },
    },
    { user_id: staff.userId, call: 'imports.run', said: { id: first.id } },
    { user_id: staff.userId, call: 'imports.done', said: { new: 2, changed: 0, unchanged: 0, file_name } },
  ])
  expect(JSON.stringify(rows)).not.toContain('Asha')
})

test('an XLSX file is read as the CSV file of the same table', async () => {
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
