import { permissionNames } from '@nivas/contract/permissions.ts'
import { maySee, reportList, reportNamed } from '@nivas/contract/reports/report-list.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import { cash } from '../cash/index.ts'
import { electrical } from '../electrical/index.ts'
import { gate } from '../gate/index.ts'
import type { Actor } from '../http/actor.ts'
import { pos } from '../pos/index.ts'
import { samadh } from '../samadh/index.ts'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { vaccination } from '../vaccination/index.ts'
import { askFor, csvOf, makeTable, reports } from './index.ts'

const server = useServer(undefined, { jobs: false })
const timeZone = 'Asia/Kolkata'

/** Returns a user as a job reads them, with the permissions of that moment. */
const actorWith = (...permissions: string[]) =>
  ({ id: 1, today, permissions: new Set(permissions) }) as unknown as Actor

const asked = { from: today, to: inDays(6), event_id: 1, group_id: 1 }
const bound = () => [
  ...reports({ timeZone }),
  ...gate({ timeZone, board: undefined as never, seal: undefined as never }),
  ...electrical({ timeZone }),
  ...pos({ timeZone, devices: { registered: false } }),
  ...samadh({ timeZone, seal: undefined as never }),
  ...cash({ timeZone, mayOpen: undefined as never, ofPaper: undefined as never }),
  ...vaccination(Buffer.alloc(32)),
]
const tableOf = (name: string, ...permissions: string[]) => {
  const report = reportNamed(name)
  if (!report) throw new Error(`there is no report ${name}`)
  return makeTable(report, asked, askFor(bound(), server.db, actorWith(...permissions)))
}

test.each(reportList.map(({ name }) => name))(
  'the report %s has a table, with a cell for each column',
  async (name) => {
    const { columns, rows, totals } = await tableOf(name, ...permissionNames)
    for (const row of [...rows, ...(totals ? [totals] : [])]) expect(row).toHaveLength(columns.length)
  },
)

test('a table has the totals of its report, and its file has them in the last row', async () => {
  const staff = await server.as('admin-booking', 'bhent', 'manage-reservations')
  const { building, roomIds } = await makeRooms(server, 2, 500)
  const { id } = await staff.data(reservations.book, booking([roomIds[0] ?? 0], today, inDays(2)))
  await staff.data(reservations.takeBhent, { id, payment_amount: 1000, donation_amount: 51.5 })
  const occupancy = await tableOf('occupancy-by-range', 'report-occupancy-by-range')
  expect(occupancy.rows).toContainEqual([building.name, 1, 1, 14.3, 2])
  expect(occupancy.totals).toEqual([null, 1, 1, 14.3, 2])
  const bhent = await tableOf('revenue-by-range', 'report-revenue-by-range')
  const around = { text: (key: string) => key, timeZone }
  expect(csvOf(bhent, around)).toBe(
    `\uFEFFBuilding,Bhent Received,Additional Bhent,Receipts\r\n${building.name},1000.00,51.50,1\r\nTotal,1000.00,51.50,1\r\n`,
  )
  const visitors = await tableOf('visitors-by-range', 'report-visitors-by-range')
  expect(visitors.totals?.slice(-2)).toEqual([1, 2])
})

test('a user without the permission of a report gets no table of it', async () => {
  await expect(tableOf('revenue-by-range', 'report-occupancy-by-range')).rejects.toMatchObject({
    status: 403,
  })
})

test('the reports of a shop need the permission of that shop', async () => {
  await expect(tableOf('bookcentre-sales', 'office-sales-report')).rejects.toMatchObject({ status: 403 })
  expect((await tableOf('bookcentre-sales', 'bookcentre-low-inventory-report')).totals).toHaveLength(5)
  const seen = (permission: string) =>
    reportList.filter((report) => maySee(report, new Set([permission]))).map(({ name }) => name)
  expect(seen('office-sales-report')).toEqual([
    'office-sales',
    'office-sales-by-day',
    'office-low-stock',
    'office-slow-sellers',
  ])
  expect(seen('samadh-visitors-entry-report')).toEqual(['samadh-entries'])
  expect(seen('patient-entry-form')).toEqual([])
})

test('a text in a file is never a formula', () => {
  const columns = [{ key: 'name', title: 'Building' as const, kind: 'text' as const }]
  const table = {
    name: 'x',
    title: 'Building' as const,
    columns,
    rows: [['=1+1'], ['a "b", c']],
    totals: null,
    isCut: false,
  }
  expect(csvOf(table, { text: (key) => key, timeZone })).toBe(`\uFEFFBuilding\r\n'=1+1\r\n"a ""b"", c"\r\n`)
})

test('the takings of the counters are those of the cash book, with the names of counters', async () => {
  const staff = await server.as('admin-booking', 'bhent', 'manage-reservations')
  const { roomIds } = await makeRooms(server, 1, 500)
  const { id } = await staff.data(reservations.book, booking([roomIds[0] ?? 0], today, inDays(2)))
  await staff.data(reservations.takeBhent, { id, payment_amount: 1000, donation_amount: 0 })
  const takings = await tableOf('cash-takings', 'cash-journal')
  const book = await tableOf('cash-journal', 'cash-journal')
  expect(takings.totals?.[3]).toBe(book.totals?.[6])
  const file = csvOf(takings, { text: (key) => key, timeZone })
  expect(file).toContain('Bhent,Bhent,Cash,')
  expect(file).not.toContain('BHENT')
})

test('the mailed report of non-satsangi visitors has every field of the purpose of a visit', async () => {
  const { userId } = await server.as('gate-visitor-entry')
  const purpose = {
    visiting_name: 'Asha Rao',
    house_no: 'B-12',
    satsang_official: 'The secretary',
    other_purpose: 'Repairs',
    mobile: '9876543210',
  }
  const entered = { entered_by: userId, arrival_date: today, departure_date: today }
  await server.db
    .insertInto('gate_visits')
    .values({ is_satsangi: false, visitor_name: 'Ravi Kumar', people: 2, ...entered, ...purpose })
    .execute()
  const { columns, rows } = await tableOf('gate-non-satsangi-visitors', 'gate-non-satsangi-visitors')
  expect(Object.fromEntries(columns.map(({ key }, at) => [key, rows[0]?.[at]]))).toMatchObject({
    name: 'Ravi Kumar',
    visitingname: 'Asha Rao',
    houseno: 'B-12',
    satsangofficial: 'The secretary',
    otherpurpose: 'Repairs',
    visitormobile: '9876543210',
    totalVisitors: 2,
  })
})

test('a mailed report of doses has only counts', async () => {
  const { columns } = await tableOf('vaccination-report', 'vaccination-entry-form')
  const texts = columns.filter(({ kind }) => kind === 'text').map(({ key }) => key)
  expect(texts).toEqual(['name'])
  expect(columns.find(({ key }) => key === 'name')?.title).toBe('Vaccine Name')
})

test('a list that is longer than a mail may be is cut, and has no sums', async () => {
  const report = reportNamed('visitors-by-range')
  if (!report) throw new Error('there is no such report')
  const row = {
    building: 'A',
    applicant_name: 'B',
    arrival_date: today,
    departure_date: today,
    people: 1,
    nights: 1,
  }
  const pages =
    (many: number) =>
    async (_call: unknown, { page }: Record<string, unknown>) => ({
      rows: Array.from({ length: Math.min(200, many - (Number(page) - 1) * 200) }, () => row),
      total: many,
    })
  const whole = await makeTable(report, asked, pages(450))
  expect([whole.rows.length, whole.isCut, whole.totals?.at(-1)]).toEqual([450, false, 450])
  const full = await makeTable(report, asked, pages(20_000))
  expect([full.rows.length, full.isCut, full.totals?.at(-1)]).toEqual([20_000, false, 20_000])
  const cut = await makeTable(report, asked, pages(50_000))
  expect([cut.rows.length, cut.isCut, cut.totals]).toEqual([20_000, true, null])
})

test('a report of one day has every day of its range', async () => {
  const report = reportNamed('electrical-daily-collection')
  if (!report) throw new Error('there is no such report')
  const row = { houseno: '1', profilename: 'A', chargename: 'B', readingdate: '2026-02-01', amount: 5 }
  const ask = async (_call: unknown, { paymentDate }: Record<string, unknown>) =>
    paymentDate === '2026-02-28' ? [] : [row]
  const { rows, totals } = await makeTable(report, { from: '2026-02-27', to: '2026-03-01' }, ask)
  expect(rows.map(([day]) => day)).toEqual(['2026-02-27', '2026-03-01'])
  expect(totals?.at(-1)).toBe(10)
})

test('a report of one day is cut only when its days have more rows than a mail may', async () => {
  const report = reportNamed('electrical-daily-collection')
  if (!report) throw new Error('there is no such report')
  const row = { houseno: '1', profilename: 'A', chargename: 'B', readingdate: '2026-02-01', amount: 5 }
  const ask = async () => Array.from({ length: 10_000 }, () => row)
  const tableOf = (to: string) => makeTable(report, { from: '2026-02-01', to }, ask)
  const full = await tableOf('2026-02-02')
  expect([full.rows.length, full.isCut, full.totals?.at(-1)]).toEqual([20_000, false, 100_000])
  const cut = await tableOf('2026-02-03')
  expect([cut.rows.length, cut.isCut, cut.totals]).toEqual([20_000, true, null])
})

test('an advance has its name among the payments of a day, in the language of the file', async () => {
  const report = reportNamed('electrical-daily-collection')
  if (!report) throw new Error('there is no such report')
  const row = { houseno: '1', profilename: 'A', chargename: null, readingdate: '2026-02-01', amount: 5 }
  const table = await makeTable(report, { from: today, to: today }, async () => [row])
  const text = (key: string) => (key === 'Advance' ? 'अग्रिम' : key)
  expect(csvOf(table, { text, timeZone })).toContain(`${today},1,A,अग्रिम,2026-02,5.00`)
})
