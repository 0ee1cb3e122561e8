import { randomUUID } from 'node:crypto'
import { dayIn } from '@nivas/contract/dates.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { METER, UNITS } from '../fill-electrical.ts'
import { ask, sentOf } from '../server.ts'
import type { Subject } from '../statements.ts'
import { inTurn, rowsOf, rowsUnchecked, type Workload } from './workload.ts'

const today = dayIn('Asia/Kolkata')
const month = addMonths(today, 0)
const [year = 0, numberOfMonth = 0] = month.split('-').map(Number)
/** The number of houses in a page. */
const PAGE = 10

/** Deletes the readings of this month, so that every house can be read again. */
const unread = `delete from open_lines where month = '${month}';
  delete from bill_lines where month = '${month}';
  delete from electric_readings where month = '${month}'`

/** Selects full pages of houses of the same line. */
const pagesSql = `select line_id as line, json_agg(id order by id) as houses
  from (select id, line_id, (row_number() over (partition by line_id order by id) - 1) / ${PAGE} as page from electric_profiles) p
  group by line_id, page having count(*) = ${PAGE}`

type Page = { line: number; houses: number[] }

/** The saving of a page of ten houses that were not read this month. */
const readingPage: Workload = {
  name: 'reading page',
  writes: true,
  open: async (site) => {
    await rowsUnchecked(site, unread)
    const pages = await rowsOf<Page>(site, pagesSql)
    const line = pages[0]?.line ?? 0
    const asked = { readingMonth: numberOfMonth, readingYear: year, line }
    const { data } = await ask(site.server, electrical.readings, asked)
    const fixed = data[0]?.chargeTypes.map(({ id, chargeAmount }) => ({ id, chargeAmount })) ?? []
    return {
      most: pages.length,
      sent: (subject) => {
        const readings = Array.from({ length: PAGE }, (_, at) => ({
          nonfixed: {
            id: Number(subject[`house ${at}`]),
            ...{ reading: METER + UNITS, units: UNITS, newMeter: false, lastReading: METER },
          },
          fixed,
        }))
        const readingMonth = { month: numberOfMonth, year, line: Number(subject.line) }
        return sentOf(electrical.saveReadings, { readingMonth, readings })
      },
      prepare: async () => {
        await rowsUnchecked(site, unread)
        const subjects = pages.map(({ line, houses }) => ({
          line,
          ...Object.fromEntries(houses.map((id, at) => [`house ${at}`, id])),
        }))
        return { next: inTurn(subjects) }
      },
    }
  },
}

/** Selects the first open line of each house, of which one rupee is paid. */
const owed = `select distinct on (o.profile_id) o.profile_id as house, o.line_id as line
  from open_lines o join bill_lines b on b.id = o.line_id
  where o.balance > 10 and o.month < '${month}' order by o.profile_id, o.month, b.rate is not null, b.id`

/** A payment of dues. */
const dues: Workload = {
  name: 'dues',
  writes: true,
  open: async (site) => ({
    sent: ({ key, line }) =>
      sentOf(electrical.applyPayment, {
        ...{ id: String(key), paymentDate: today, paymentType: 1, amount: 1 },
        readingPayments: [{ readingId: Number(line), amount: 1 }],
      }),
    prepare: async (amount) => {
      const houses = await rowsOf<Subject>(site, owed)
      const turns = Math.ceil(amount / Math.max(1, houses.length))
      const next = inTurn(Array.from({ length: turns }, () => houses).flat())
      return { next: () => ({ ...next(), key: randomUUID() }) }
    },
  }),
}

/** The workloads of electricity. */
export const houses: readonly Workload[] = [readingPage, dues]
