import { cash } from '@nivas/contract/cash/calls.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { type History, makeHistory } from './testing/history.ts'
import { bhentBy, nightsOf, occupancyOf, peopleIn } from './testing/slow-model.ts'

const server = useServer(undefined, { jobs: false })
const year = Number(today.slice(0, 4))

/** A day, a week around today, a month, the past, the future, and a year. */
const ranges = [
  { from: today, to: today },
  { from: inDays(-3), to: inDays(3) },
  { from: inDays(-15), to: inDays(15) },
  { from: inDays(-40), to: inDays(-1) },
  { from: inDays(1), to: inDays(40) },
  { from: `${year}-01-01`, to: `${year}-12-31` },
]

let staff: Client
let history: History
beforeAll(async () => {
  staff = await server.as(...permissionNames)
  history = await makeHistory(server, staff)
}, 120_000)

const total = (numbers: readonly number[]) => Number(numbers.reduce((sum, next) => sum + next, 0).toFixed(2))

test('the history contains everything that can make reports differ', async () => {
  const { stays, payments, closures } = history
  expect(stays.length).toBeGreaterThan(15)
  expect(payments.some(({ bhent }) => bhent < 0)).toBe(true)
  expect(payments.some(({ donation }) => donation > 0)).toBe(true)
  expect(payments.some(({ rooms }) => new Set(rooms.map(({ building }) => building)).size > 1)).toBe(true)
  expect(closures.length).toBeGreaterThan(0)
  expect(history.happened).toEqual(
    expect.objectContaining({
      cancelled: expect.any(Number),
      moved: expect.any(Number),
      combined: expect.any(Number),
      leftEarly: expect.any(Number),
    }),
  )
  expect(history.happened.released).toBeGreaterThan(0)
})

test.each(ranges)(
  'occupancy from $from to $to agrees with the lists, the rooms and the model',
  async (range) => {
    const rows = await staff.data(reports.occupancyByRange, range)
    const shown = rows.map(({ building_id }) => building_id)
    expect(shown).toEqual(expect.arrayContaining([...history.buildings, null]))
    for (const row of rows) {
      const own = row.building_id === null ? {} : { building_id: row.building_id }
      const model = occupancyOf(history, range, row.building_id)
      expect(row).toMatchObject({
        total_people: model.people,
        total_occupied_rooms: model.rooms,
        total_days: model.nights,
        nights_in_service: model.inService,
        occcupancy: model.percent,
      })
      const visitors = await staff.data(reports.visitorsByRange, { ...range, ...own, per_page: 200 })
      expect(total(visitors.map(({ people }) => people))).toBe(row.total_people)
      expect(total(visitors.map(({ nights }) => nights))).toBe(row.total_days)
      const rooms = await staff.data(reports.roomNights, { ...range, ...own })
      expect(total(rooms.map(({ nights }) => nights))).toBe(row.total_days)
      expect(total(rooms.map(({ nights_in_service }) => nights_in_service))).toBe(row.nights_in_service)
      const occupied = await staff.data(reports.roomNights, { ...range, ...own, occupied: 'true' })
      expect(occupied).toHaveLength(row.total_occupied_rooms)
    }
    for (const { room_id, nights } of await staff.data(reports.roomNights, { ...range, occupied: 'true' })) {
      const visitors = await staff.data(reports.visitorsByRange, { ...range, room_id })
      expect(total(visitors.map((visitor) => visitor.nights))).toBe(nights)
    }
  },
)

test.each(['Weekly', 'Monthly', 'Yearly'] as const)(
  'the %s overview agrees with the occupancy of each of its periods',
  async (type) => {
    const { headers, rows } = await staff.data(reports.occupancyOverview, { type, year })
    expect(rows.length).toBeGreaterThan(0)
    for (const { from, to, occupancy, people, rooms } of rows)
      headers.forEach(({ building_id }, at) => {
        const model = occupancyOf(history, { from, to }, building_id)
        expect([occupancy[at], people[at], rooms[at]]).toEqual([model.percent, model.people, model.rooms])
      })
  },
)

test('the nights of every day of a year agree with the model, in every building and in all', async () => {
  for (const building of [undefined, ...history.buildings]) {
    const own = building === undefined ? {} : { building_id: building }
    const days = await staff.data(reports.occupancyByDay, { year, ...own })
    expect(days.map(({ rooms, rooms_in_service }) => [rooms, rooms_in_service])).toEqual(
      days.map(({ day }) => [
        nightsOf(history, day, building ?? null),
        occupancyOf(history, { from: day, to: day }, building ?? null).inService,
      ]),
    )
  }
})

test.each(ranges)(
  'Bhent from $from to $to agrees with the receipts, the cash book and the model',
  async (range) => {
    const rows = await staff.data(reports.revenueByRange, range)
    const model = bhentBy(history, range)
    const parts = rows.filter((row) => !row.is_total)
    expect(
      Object.fromEntries(parts.map((row) => [row.building_id, [row.total_revenue, row.additional_bhent]])),
    ).toEqual(model)
    const whole = rows.find((row) => row.is_total)
    expect(total(parts.map((row) => row.total_revenue))).toBe(whole?.total_revenue ?? 0)
    const book = await staff.data(cash.journalTotals, { ...range, counter: 'bhent' })
    const ofKind = (kind: string) =>
      total(book.filter((row) => row.kind === kind).map((row) => row.taken + row.given_back))
    expect([whole?.total_revenue ?? 0, whole?.additional_bhent ?? 0]).toEqual([
      ofKind('BHENT'),
      ofKind('DONATION'),
    ])
    for (const row of rows) {
      const own = row.is_total ? {} : { building_id: row.building_id ?? 0 }
      const shares = await staff.data(reports.bhentShares, { ...range, ...own, per_page: 200 })
      expect(total(shares.map((share) => share.total_revenue))).toBe(row.total_revenue)
      expect(total(shares.map((share) => share.additional_bhent))).toBe(row.additional_bhent)
      expect(new Set(shares.map((share) => share.receipt_id)).size).toBe(row.receipts)
    }
  },
)

test('the figures of an event are those of its parties, and its Bhent is what they paid', async () => {
  const rows = await staff.data(reports.event, { event_id: 1, year })
  for (const row of rows) {
    const to = row.is_total ? `${year}-12-31` : addDays(addDays(row.month, 32).slice(0, 8).concat('01'), -1)
    const parties = await staff.data(reports.eventParties, {
      event_id: 1,
      from: row.month,
      to,
      per_page: 200,
    })
    expect({
      parties: parties.length,
      people: total(parties.map(({ people }) => people)),
      rooms: total(parties.map(({ rooms }) => rooms)),
      nights: total(parties.map(({ nights }) => nights)),
      no_shows: parties.filter((party) => party.no_show).length,
      bhent: total(parties.map(({ bhent }) => bhent)),
      additional_bhent: total(parties.map((party) => party.additional_bhent)),
    }).toEqual({
      parties: row.parties,
      people: row.people,
      rooms: row.rooms,
      nights: row.nights,
      no_shows: row.no_shows,
      bhent: row.bhent,
      additional_bhent: row.additional_bhent,
    })
    const noShows = await staff.data(reports.eventParties, {
      event_id: 1,
      from: row.month,
      to,
      no_show: 'true',
    })
    expect(noShows).toHaveLength(row.no_shows)
  }
  const paid = history.payments.filter(({ event }) => event === 1)
  const everything = [
    ...(await staff.data(reports.event, { event_id: 1, year: year - 1 })),
    ...rows,
    ...(await staff.data(reports.event, { event_id: 1, year: year + 1 })),
  ].filter((row) => row.is_total)
  expect(total(everything.map(({ bhent }) => bhent))).toBe(total(paid.map(({ bhent }) => bhent)))
})

test('the free rooms and arrivals of today are the same on the dashboard and in the reports', async () => {
  const figures = await staff.data(dashboard.figures, {})
  const occupancy = (await staff.data(reports.occupancyByRange, { from: today, to: today })).at(-1)
  expect(figures.rooms_free_tonight).toBe((occupancy?.nights_in_service ?? 0) - (occupancy?.total_days ?? 0))
  const expected = await staff.data(reports.arrivals, { searchDate: today, per_page: 200 })
  expect((figures.arrivals_today ?? 0) + (figures.arrivals_on_hold ?? 0)).toBe(expected.length)
  const listed = await staff.data(reservations.list, { status: 'HOLD,PAID', per_page: 200 })
  expect(expected.map(({ id }) => id).sort()).toEqual(
    listed
      .filter(({ arrival_date }) => arrival_date === today)
      .map(({ id }) => id)
      .sort(),
  )
})

test('arrivals by hour are those of the list', async () => {
  for (const searchDate of [inDays(-2), today, inDays(2)]) {
    const hours = await staff.data(reports.arrivalsByHour, { searchDate })
    const all = await staff.data(reports.arrivals, { searchDate, per_page: 200 })
    expect(total(hours.map(({ people }) => people))).toBe(total(all.map(({ people }) => people)))
    // An empty filter, as a form sends it, means no filter, not the hour after midnight.
    expect(await staff.data(reports.arrivals, { searchDate, hour: '' as never, per_page: 200 })).toEqual(all)
    for (const { hour, people, reservations, come } of hours) {
      const own = await staff.data(reports.arrivals, { searchDate, hour, per_page: 200 })
      expect(own).toHaveLength(reservations)
      expect(total(own.map((row) => row.people))).toBe(people)
      expect(total(own.filter((row) => row.has_come).map((row) => row.people))).toBe(come)
    }
  }
})

test.each(ranges)(
  'gate totals from $from to $to agree with the entries, the summary and the model',
  async (range) => {
    const answer = await staff.send(reports.gateTotals, { ...range, per_page: 200 })
    const days = [...(answer.body.data ?? [])]
    const pages = answer.body.meta.pagination.total_pages
    for (let page = 2; page <= pages; page += 1)
      days.push(...(await staff.data(reports.gateTotals, { ...range, per_page: 200, page })))
    for (const { entryDate, visitors, satsangi, total: all } of days) {
      const model = peopleIn(history, { from: entryDate, to: entryDate })
      expect([visitors, satsangi, all]).toEqual([model.others, model.satsangi, model.satsangi + model.others])
    }
    const entries = await staff.data(reports.gateEntries, { ...range, per_page: 200 })
    expect(total(entries.map(({ noofpeople }) => noofpeople))).toBe(total(days.map((day) => day.total)))
    const own = await staff.data(reports.gateEntries, { ...range, issatsangi: 'true', per_page: 200 })
    expect(total(own.map(({ noofpeople }) => noofpeople))).toBe(total(days.map((day) => day.satsangi)))
    const summary = await staff.data(gate.entryReport, {
      fromDate: range.from,
      toDate: range.to,
      period: 'Yearly',
    })
    expect(total(summary.map(({ overallTotal }) => overallTotal))).toBe(total(days.map((day) => day.total)))
  },
)

test('the quarter hours of a day add up to its total, which the live board also has', async () => {
  const quarters = await staff.data(reports.gateQuarterHours, { day: today })
  const [day] = await staff.data(reports.gateTotals, { from: today, to: today })
  expect(total(quarters.map(({ people }) => people))).toBe(day?.total)
  expect(total(quarters.map(({ entries }) => entries))).toBe(day?.entries)
})
