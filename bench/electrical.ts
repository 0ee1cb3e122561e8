import { randomUUID } from 'node:crypto'
import type { Request } from '@nivas/contract/call.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { duePeriods } from '@nivas/contract/electrical/age.ts'
import { allocate, allocatedAmount } from '@nivas/contract/electrical/allocate.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import pg from 'pg'
import { bySql, medianOf } from './by-sql.ts'
import { startCluster } from './cluster.ts'
import { figure, printFigures } from './figures.ts'
import { fillElectricity, HOUSES_ON_LINE, houseId, lineId, MONTHS } from './fill-electrical.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { ask, type Sent, type Server, sentOf, startServer } from './server.ts'

// `npm run bench:electrical`: measures readings, payments and reports of houses with ten years of bills, at two sizes,
// and the same SQL directly through the driver.

const SIZES = (process.env.HOUSES ?? '2000,20000').split(',').map(Number)
const ROUNDS = 7

const today = dayIn('Asia/Kolkata')
const month = addMonths(today, 0)
const asked = (first: string) => ({
  readingMonth: Number(first.slice(5, 7)),
  readingYear: Number(first.slice(0, 4)),
})
const lastYear = Number(today.slice(0, 4)) - 1

/** The measured reading requests, each for a house or a line in the middle. */
const reads = (houses: number): [name: string, request: Sent][] => {
  const house = houseId(houses / 2 + 10)
  const owing = houseId(houses / 2)
  return [
    ['houses, first page of 50', sentOf(electrical.profiles, { per_page: 50 })],
    ['houses, the last page', sentOf(electrical.profiles, { per_page: 50, page: houses / 50 })],
    ['a house by its number', sentOf(electrical.profiles, { houseno: String(houses / 2 + 10) })],
    [
      `readings: load a line of ${HOUSES_ON_LINE}`,
      sentOf(electrical.readings, { ...asked(month), line: lineId(3) }),
    ],
    ['Pay Dues of a house that owes a year', sentOf(electrical.readingsBalance, { id: owing })],
    ['its last 50 payments', sentOf(electrical.payments, { id: house })],
    [
      'statement of a year',
      sentOf(electrical.statement, { id: house, from: addDays(today, -365), to: today }),
    ],
    ['statement of ten years', sentOf(electrical.statement, { id: house, from: '2001-01-01', to: today })],
    [
      `bills of a line of ${HOUSES_ON_LINE}`,
      sentOf(electrical.bills, { ...asked(addMonths(today, -1)), line: lineId(3) }),
    ],
    [
      'consumption of two years beside its group of 1,000',
      sentOf(electrical.consumption, { id: house, from: addMonths(today, -24), to: today }),
    ],
    ['Overdues Report', sentOf(electrical.overdues, {})],
    ['Overdues By Satsangi Groups, a group of 1,000', sentOf(electrical.groupOverdues, { group: 2 })],
    ['Overdues By Selection Periods, Current to 3 months', sentOf(electrical.periodOverdues, duePeriods[1])],
    ['Overdues By Selection Periods, older', sentOf(electrical.periodOverdues, duePeriods[3])],
    ['Electric Lines Load of a year', sentOf(electrical.lineLoad, { loadyear: lastYear })],
    [
      'Payments Received By Date',
      sentOf(electrical.dailyCollection, { paymentDate: `${addMonths(today, -2).slice(0, 8)}15` }),
    ],
    [
      'billed, collected and owed in a year, by line',
      sentOf(electrical.lineAccounts, { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` }),
    ],
    [
      'the same for the houses of a line',
      sentOf(electrical.lineAccounts, {
        from: `${lastYear}-01-01`,
        to: `${lastYear}-12-31`,
        line: lineId(3),
      }),
    ],
    ['odd readings of a month', sentOf(electrical.oddReadings, asked(addMonths(today, -1)))],
    ['the dashboard', sentOf(dashboard.figures, {})],
  ]
}

const LARGE = [
  'electric_readings',
  'bill_lines',
  'open_lines',
  'dues_payments',
  'dues_allocations',
  'electric_profiles',
]

/** Saves pages of fifty houses of one line, each page once; returns the median duration in ms. */
async function savePages(server: Server): Promise<number> {
  const rows = await ask(server, electrical.readings, { ...asked(month), line: lineId(1) })
  const [year = 0, number = 0] = month.split('-').map(Number)
  return medianOf(ROUNDS, (round) =>
    ask(server, electrical.saveReadings, {
      readingMonth: { month: number, year, line: lineId(1) },
      readings: rows.data.slice(round * 50, round * 50 + 50).map(({ id, lastReading, chargeTypes }) => ({
        nonfixed: { id, reading: lastReading + 100, units: 100, newMeter: false, lastReading },
        fixed: chargeTypes.map((charge) => ({ id: charge.id, chargeAmount: charge.chargeAmount })),
      })),
    }),
  )
}

/** Takes cash payments of houses that owe a year; returns the median duration in ms. */
async function payDues(server: Server, houses: number): Promise<number> {
  const bodies: Request<typeof electrical.applyPayment>[] = []
  for (let at = 1; at <= ROUNDS; at += 1) {
    const { data } = await ask(server, electrical.readingsBalance, { id: houseId(at * 20 + houses / 2) })
    const readingPayments = allocate(
      data.map(({ readingdate, ...line }) => ({ ...line, month: readingdate })),
      3_000,
    )
    bodies.push({
      ...{ id: randomUUID(), paymentDate: today, paymentType: 1 as const },
      ...{ amount: allocatedAmount(readingPayments), readingPayments },
    })
  }
  return medianOf(ROUNDS, (round) =>
    ask(server, electrical.applyPayment, bodies[round] as Request<typeof electrical.applyPayment>),
  )
}

type Measured = { name: string; http: number; sql: number | null; whole: string }

async function measure(url: string, houses: number): Promise<Measured[]> {
  const server = await startServer(url, { recording: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const measured: Measured[] = []
    for (const [name, request] of reads(houses)) {
      const { sql, whole } = await bySql(server, client, request, { rounds: ROUNDS, large: LARGE })
      measured.push({ name, http: await medianOf(ROUNDS, () => server.send(request)), sql, whole })
      console.log(houses, JSON.stringify(measured.at(-1)))
    }
    measured.push({
      name: 'readings: save a page of 50',
      http: await savePages(server),
      sql: null,
      whole: '',
    })
    measured.push({
      name: 'a payment of 12 lines and more',
      http: await payDues(server, houses),
      sql: null,
      whole: '',
    })
    return measured
  } finally {
    await client.end()
    await server.stop()
  }
}

const cluster = await startCluster()
try {
  const all: Measured[][] = []
  for (const houses of SIZES) {
    const url = await cluster.empty('bench_electrical', { keep: false })
    const admin = new URL(url)
    admin.username = 'postgres'
    const begun = performance.now()
    await fillElectricity(admin.href, houses)
    console.log(`filled ${houses} houses in ${Math.round((performance.now() - begun) / 1000)} s`)
    all.push(await measure(url, houses))
  }
  const [small = [], large = []] = all
  const ms = (value: number | null | undefined) => (typeof value === 'number' ? value.toFixed(1) : '')
  const lines = large.map(({ name, http, sql, whole }, at) => {
    const before = small[at]?.http ?? 0
    return `| ${name} | ${ms(before)} | ${ms(http)} | ${ms(sql)} | ${(http / before).toFixed(1)} | ${whole} |`
  })
  const count = (value: number) => value.toLocaleString('en')
  const [few = 0, many = 0] = SIZES
  writeResults(
    'Electricity',
    `By \`npm run bench:electrical\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${count(few)} and ${count(many)} houses,
${HOUSES_ON_LINE} on a line, ${MONTHS} months, three charges: ${count(many * MONTHS * 3)} bill lines at the larger size. The median of ${ROUNDS} requests over HTTP, one
after the other, and of the same SQL through the driver; both in ms. Payments of ten years; their allocations of the last two years.

| what is asked | ${count(few)} houses | ${count(many)} houses | SQL alone | times as long | tables read whole |
| --- | ---: | ---: | ---: | ---: | --- |
${lines.join('\n')}`,
  )
  printFigures(large.map(({ name, http }) => figure(`${name}, ms at ${count(many)} houses`, http)))
} finally {
  await cluster.stop()
}
