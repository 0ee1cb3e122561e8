import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { MAX_CHART_DAYS } from '@nivas/contract/reservations/chart.ts'
import { runOnce } from '../cluster.ts'
import { ask, type Server } from '../server.ts'
import type { Journal } from './journal.ts'
import { occupancyOf, type Stay } from './stays.ts'

/** Returns the number of occupied rooms by night, from the room chart, and the number of double occupations. */
async function readNights(server: Server, first: string, last: string) {
  const nights = new Map<string, number>()
  const taken = new Set<string>()
  let overlaps = 0
  for (let from = first; from <= last; from = addDays(from, MAX_CHART_DAYS)) {
    const to = addDays(from, MAX_CHART_DAYS - 1)
    const { data } = await ask(server, reservations.chart, { from, to })
    for (const { arrival_date, departure_date, room_ids } of data.stays)
      for (const room of room_ids)
        for (let night = arrival_date; night < departure_date; night = addDays(night, 1)) {
          if (night < from || night > to) continue
          if (taken.has(`${room} ${night}`)) overlaps += 1
          taken.add(`${room} ${night}`)
          nights.set(night, (nights.get(night) ?? 0) + 1)
        }
  }
  return { nights, overlaps }
}

/** Checks all conditions that must hold after the replay; returns each with its number of violations. */
export async function readBack(server: Server, url: string, stays: readonly Stay[], { done }: Journal) {
  const wanted = occupancyOf(stays)
  const days = [...wanted.keys()].sort()
  const { nights, overlaps } = await readNights(server, days[0] ?? '', days.at(-1) ?? '')
  const different = new Set(
    [...wanted.keys(), ...nights.keys()].filter((day) => wanted.get(day) !== nights.get(day)),
  )
  const { rows } = await runOnce(
    url,
    `select count(*)::int as reservations,
      count(*) filter (where status = 'PAID' and checked_in_at is not null)::int as arrived,
      (select count(*)::int from stays) as stays,
      (select count(*)::int from cash_receipts where counter = 'bhent') as payments,
      (select count(distinct number)::int from cash_receipts where counter = 'bhent') as receipts,
      (select max(number) - min(number) + 1 from cash_receipts where counter = 'bhent')::int as numbers
    from reservations`,
  )
  const [held] = rows
  const acknowledged = new Set(done.map(({ receipt }) => receipt))
  return {
    'stays not placed': stays.length - held.stays,
    'reservations lost or doubled':
      Math.abs(stays.length - held.reservations) + (stays.length - held.arrived),
    'payments lost or doubled': Math.abs(stays.length - held.payments) + (stays.length - acknowledged.size),
    'receipt numbers missing': held.numbers - held.receipts,
    'rooms taken twice in a night': overlaps,
    'nights on which the occupancy differs': different.size,
  }
}
