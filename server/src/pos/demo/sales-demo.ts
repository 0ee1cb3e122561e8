import { addDays } from '@nivas/contract/dates.ts'
import { systemIds, systems } from '@nivas/contract/pos/systems.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { floats } from '../../demo/cash-sessions.ts'
import { takeIds } from '../../demo/insert-rows.ts'
import { addMinutes, at, earliest, type Moment, timeBetween } from '../../demo/moments.ts'
import type { DemoAround, DemoPart } from '../../demo/part.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'
import { readPeople } from '../../demo/read-people.ts'
import { numberTills, type Till, writeTakings } from '../../demo/write-takings.ts'
import { makeRefund } from './make-refund.ts'
import { makeSale, type Sale } from './make-sale.ts'
import { readGoods } from './read-goods.ts'
import { writeSales } from './write-sales.ts'

const DAYS = 30
/** The least and the greatest number of tickets of a shop on a day. */
const TICKETS = [18, 40] as const
/** The hours of sales; most customers come before noon and in the evening. */
const hours: readonly (readonly [number, number])[] = [
  [9, 13],
  [9, 13],
  [13, 17],
  [16, 19],
]

const sellers = { 1: 'office', 2: 'books', 3: 'bhandarghar' } as const

/** Makes one session of each shop for each day; today's sessions are open. */
async function tillsOf(trx: Transaction<DB>, { random, today, now, staff }: DemoAround): Promise<Till[]> {
  const days = Array.from({ length: DAYS }, (_, i) => addDays(today, i + 1 - DAYS))
  const tills = days.flatMap((day) =>
    systemIds.map((shop) => ({
      ...{ counter: systems[shop].counter, user_id: staff[sellers[shop]], day, isOpen: day === today },
      ...{ opened_at: earliest(at(day, '08:45'), now), opening_float: pick(random, floats) },
    })),
  )
  return numberTills(trx, tills)
}

/** Returns the times of a day's sales, in order and not later than now. */
const momentsOf = (random: Random, day: string, now: Moment): Moment[] =>
  Array.from({ length: between(random, ...TICKETS) }, () =>
    at(day, timeBetween(random, ...pick(random, hours))),
  )
    .filter((moment) => moment <= now)
    .toSorted()

const inOrder = (sales: readonly Sale[]) => sales.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))

/** Assigns ids to tickets, their lines and their rows of the cash book. */
async function assignIds(trx: Transaction<DB>, sales: readonly Sale[]): Promise<void> {
  const give = async (table: 'pos_tickets' | 'pos_ticket_lines' | 'cash_book', all: { id: number }[]) => {
    const ids = await takeIds(trx, table, all.length)
    all.forEach((one, i) => {
      one.id = ids[i] ?? 0
    })
  }
  await give('pos_tickets', [...sales])
  await give(
    'pos_ticket_lines',
    sales.flatMap(({ lines }) => lines),
  )
  await give(
    'cash_book',
    sales.flatMap(({ rows }) => rows),
  )
}

/** A month of sales at the three shops: sessions, tickets, refunds, Z reports and movements of stock. */
export const salesDemo: DemoPart = {
  name: 'sales',

  isEmpty: async (trx) => !(await trx.selectFrom('pos_tickets').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, around) => {
    const { random, now } = around
    const goods = await readGoods(trx)
    const people = await readPeople(trx)
    const tills = await tillsOf(trx, around)
    const colleague = await trx
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', around.staff.office)
      .executeTakeFirstOrThrow()
    const sales = tills.flatMap((till) => {
      const shop = systemIds.find((id) => systems[id].counter === till.counter) ?? 1
      return momentsOf(random, till.day, now).flatMap(
        (moment) => makeSale(random, { goods: goods[shop], people, till, at: moment, now, colleague }) ?? [],
      )
    })
    await assignIds(trx, sales)
    const refunds = sales.flatMap((sale) => {
      const moment = addMinutes(sale.at, between(random, 10, 50))
      return chance(random, 0.025) && moment <= now ? (makeRefund(random, sale, moment) ?? []) : []
    })
    await assignIds(trx, refunds)

    const all = inOrder([...sales, ...refunds])
    const receipts = await writeTakings(
      trx,
      random,
      tills,
      all.map(({ till, at: moment, id, holder, lines, utr, reason, rows, undoes }) => ({
        ...{ till, at: moment, utr, reason, rows },
        record: {
          ...{ type: 'ticket', id: undoes?.id ?? id },
          name: holder?.name ?? lines[0]?.product.name ?? '',
        },
      })),
    )
    await writeSales(trx, all, receipts)
  },
}
