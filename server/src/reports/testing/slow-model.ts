import { addDays } from '@nivas/contract/dates.ts'

/** Days of the venue, both included. */
type Range = { from: string; to: string }

/** What happened at a venue, from the answers of the calls that made it happen. */
export type Facts = {
  buildings: number[]
  rooms: { room: number; building: number; active: boolean }[]
  /** The night of `to` is not included. */
  stays: { reservation: number; people: number; room: number; building: number; from: string; to: string }[]
  closures: { room: number; from: string; to: string }[]
  /** In the order of their receipts; `rooms` as they were held when the receipt was written. */
  payments: {
    reservation: number
    day: string
    event: number
    bhent: number
    donation: number
    rooms: { building: number; price: number }[]
  }[]
  entries: { day: string; satsangi: boolean; people: number }[]
}

const daysOf = ({ from, to }: Range): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const has = ({ from, to }: { from: string; to: string }, night: string) => from <= night && night < to

/** Counts the rooms with guests on a night, in one building or in all. */
export const nightsOf = ({ stays }: Facts, night: string, building: number | null): number =>
  stays.filter((stay) => has(stay, night) && (building === null || stay.building === building)).length

/** Computes the occupancy, one night and one room after the other. */
export function occupancyOf(facts: Facts, range: Range, building: number | null) {
  let [nights, inService] = [0, 0]
  const parties = new Map<number, number>()
  const occupied = new Set<number>()
  for (const night of daysOf(range))
    for (const { room, building: of, active } of facts.rooms) {
      if (building !== null && of !== building) continue
      const stay = facts.stays.find((one) => one.room === room && has(one, night))
      const closed = facts.closures.some((one) => one.room === room && has(one, night))
      if (stay || (active && !closed)) inService += 1
      if (!stay) continue
      nights += 1
      occupied.add(room)
      parties.set(stay.reservation, stay.people)
    }
  return {
    nights,
    inService,
    rooms: occupied.size,
    people: [...parties.values()].reduce((sum, people) => sum + people, 0),
    percent: inService === 0 ? null : Number(((100 * nights) / inService + 1e-9).toFixed(1)),
  }
}

const paise = (rupees: number) => Math.round(rupees * 100)

/** Splits an amount by the price of each building's rooms. The last building takes the rounding. */
function partsOf(amount: number, rooms: Facts['payments'][number]['rooms']): Map<number | null, number> {
  const prices = new Map<number, number>()
  for (const { building, price } of rooms) prices.set(building, (prices.get(building) ?? 0) + paise(price))
  const buildings = [...prices].toSorted(([a], [b]) => a - b)
  const all = buildings.reduce((sum, [, price]) => sum + price, 0)
  const parts = new Map<number | null, number>()
  if (buildings.length === 0) return parts.set(null, amount)
  let remaining = amount
  buildings.forEach(([building, price], at) => {
    const exact = (amount * price) / all
    const part = at === buildings.length - 1 ? remaining : Math.sign(exact) * Math.round(Math.abs(exact))
    remaining -= part
    parts.set(building, part)
  })
  return parts
}

/** Splits a refund so that each building then has the share of the remaining payments that its rooms cost. */
function partsOfRefund(
  amount: number,
  rooms: Facts['payments'][number]['rooms'],
  before: ReadonlyMap<number | null, number>,
): Map<number | null, number> {
  const still = partsOf(
    [...before.values()].reduce((sum, part) => sum + part, amount),
    rooms,
  )
  const parts = new Map<number | null, number>()
  for (const building of new Set([...before.keys(), ...still.keys()])) {
    const part = (still.get(building) ?? 0) - (before.get(building) ?? 0)
    if (part !== 0) parts.set(building, part)
  }
  return parts
}

/** Returns the Bhent and the additional Bhent of a range of days, by building. */
export function bhentBy({ payments }: Facts, { from, to }: Range): Record<string, [number, number]> {
  const sums = new Map<number | null, [number, number]>()
  const paidFor = new Map<number, Map<number | null, number>>()
  for (const { reservation, day, bhent, donation, rooms } of payments) {
    const before = paidFor.get(reservation) ?? new Map<number | null, number>()
    const parts = bhent < 0 ? partsOfRefund(paise(bhent), rooms, before) : partsOf(paise(bhent), rooms)
    for (const [building, part] of parts) before.set(building, (before.get(building) ?? 0) + part)
    paidFor.set(reservation, before)
    if (day < from || day > to) continue
    const extra = partsOf(paise(donation), rooms)
    for (const [building, part] of parts) {
      const [first, second] = sums.get(building) ?? [0, 0]
      sums.set(building, [first + part, second + (extra.get(building) ?? 0)])
    }
  }
  return Object.fromEntries(
    [...sums].map(([building, [bhent, donation]]) => [String(building), [bhent / 100, donation / 100]]),
  )
}

/** Counts the people who came in. */
export function peopleIn({ entries }: Facts, { from, to }: Range) {
  const of = (satsangi: boolean) =>
    entries
      .filter((entry) => entry.satsangi === satsangi && entry.day >= from && entry.day <= to)
      .reduce((sum, { people }) => sum + people, 0)
  return { satsangi: of(true), others: of(false) }
}
