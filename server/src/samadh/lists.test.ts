import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { type TourFilter, tourFilters } from '@nivas/contract/samadh/lookups.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { sumVisits } from './sum-visits.ts'
import { clean, enter, everyCounter } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const staffOf = () => server.as(...everyCounter)
const ago = (id: number, minutes: number) =>
  sql`update samadh_visits set entered_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
    server.db,
  )

describe('the lists and reports', () => {
  it('pending visitors are those inside, the longest first, 50 on a page', async () => {
    await clean(server)
    const staff = await staffOf()
    for (let at = 0; at < 53; at += 1) {
      const { id } = await enter(staff, at === 7 ? { visitorname: 'Only one', birthYear: 1990 } : {})
      await ago(id, 60 + at)
    }
    const first = await staff.send(calls.pending, {})
    expect(first.body.meta.pagination).toMatchObject({ total: 53, count: 50, per_page: 50 })
    expect(first.body.data[0]).toMatchObject({
      entryMinutes: 112,
      timeElapsed: '1:52',
      securityExit: false,
      securityEtnryTime: null,
    })
    const [only] = await staff.data(calls.pending, { name: 'only' })
    expect(only?.age).toBe(Number(inDays(0).slice(0, 4)) - 1990)
    await staff.data(calls.status, { idNumber: only?.uid ?? '', isSecurity: true })
    expect((await staff.data(calls.pending, { security: 'true' })).map(({ id }) => id)).toEqual([only?.id])
    expect((await staff.send(calls.pending, { security: 'false' })).body.meta.pagination.total).toBe(52)
    expect((await (await server.as('samadh-exit-point')).send(calls.pending, {})).status).toBe(403)
  })

  it('pending visitors who are overdue are those that the dashboard counts', async () => {
    await clean(server)
    const staff = await staffOf()
    const [fresh, twoHours, over, longest, left] = [
      await enter(staff),
      await enter(staff),
      await enter(staff),
      await enter(staff),
      await enter(staff),
    ]
    // After 120 minutes, its row still has the colour for 60 to 120 minutes.
    await ago(twoHours.id, 120)
    await ago(over.id, 121)
    for (const { id } of [longest, left]) await ago(id, 300)
    await staff.data(calls.status, { idNumber: left.uid, isSecurity: false })
    const listed = async (overdue: 'true' | 'false') =>
      (await staff.data(calls.pending, { overdue })).map(({ id }) => id)
    expect(await listed('true')).toEqual([longest.id, over.id])
    expect(await listed('false')).toEqual([twoHours.id, fresh.id])
    expect((await staff.data(dashboard.figures, {})).samadh_too_long).toBe(2)
  })

  it('the summary counts people by tour type and period, and in one row', async () => {
    await clean(server)
    const staff = await staffOf()
    for (const tourType of [1, 2, 3, 4, null]) await enter(staff, { tourType })
    const days = { fromDate: inDays(-1), toDate: inDays(0) }
    const people = {
      familtyTotal: 2,
      groupTotal: 2,
      singleTotal: 2,
      studentTotal: 2,
      blankTotal: 2,
      overallTotal: 10,
    }
    expect(await staff.data(calls.entryReport, { ...days, period: 'Daily' })).toEqual([
      { period: inDays(0), periodType: 'Daily', ...people },
    ])
    expect(await staff.data(calls.entryReport, { ...days, searchByPeriod: false })).toEqual([
      { period: inDays(-1), periodType: null, ...people },
    ])
    expect((await staff.send(calls.entryReport, days)).body.errors).toEqual({
      period: ['This is a required field'],
    })
    expect(
      (await staff.send(calls.entryReport, { ...days, period: 'Daily', toDate: inDays(-2) })).status,
    ).toBe(422)
    const listed = async (tourType?: TourFilter) => {
      const range = { from: inDays(-1), to: inDays(0), ...(tourType && { tourType }) }
      const { data } = (await staff.send(calls.information, range)).body
      return data.reduce(
        (sum: number, { peopleVisited }: { peopleVisited: number }) => sum + peopleVisited,
        0,
      )
    }
    expect(await Promise.all(tourFilters.map(listed))).toEqual(tourFilters.map(() => 2))
    expect(await listed()).toBe(people.overallTotal)
    const today = await staff.data(calls.dayEntries, { day: inDays(0) })
    expect(today.reduce((sum, one) => sum + one.people, 0)).toBe(10)
    expect(await staff.data(calls.dayEntries, { day: inDays(-1) })).toEqual([])
    const day = { from: inDays(0), to: inDays(0) }
    const inQuarters = today.map(async ({ from, entries }) => {
      const { body } = await staff.send(calls.information, { ...day, quarter: from })
      expect(body.meta.pagination.total).toBe(entries)
      const one = await staff.send(calls.information, { ...day, quarter: from, tourType: 'GROUP' })
      return one.body.meta.pagination.total
    })
    expect((await Promise.all(inQuarters)).reduce((sum, one) => sum + one, 0)).toBe(1)
    const twoDays = await staff.send(calls.information, { from: inDays(-1), to: inDays(0), quarter: '10:15' })
    expect(twoDays.body.errors).toEqual({
      quarter: ['A quarter of an hour belongs to one day. Please choose a single day.'],
    })
  })

  it('the summary stays the same when visits are summed, arrive late, or are corrected', async () => {
    await clean(server)
    const staff = await staffOf()
    const { id } = await enter(staff, { tourType: 1 })
    await ago(id, 3 * 1440)
    await enter(staff, { tourType: 2 })
    const count = async () => {
      const days = { fromDate: inDays(-5), toDate: inDays(0) }
      const [row] = await staff.data(calls.entryReport, { ...days, searchByPeriod: false })
      return [row?.singleTotal, row?.groupTotal, row?.overallTotal]
    }
    expect(await count()).toEqual([2, 2, 4])
    await sumVisits(server.db)
    expect(await count()).toEqual([2, 2, 4])
    const late = await enter(staff, { tourType: 2 })
    await ago(late.id, 2 * 1440)
    expect(await count()).toEqual([2, 4, 6])
    await sql`update samadh_visits set gents = 5 where id = ${id}`.execute(server.db)
    expect(await count()).toEqual([6, 4, 10])
    const { rows } = await sql<{
      people: number
    }>`select sum(people)::int as people from samadh_quarter_hours`.execute(server.db)
    expect(rows[0]?.people).toBe(8)
    await clean(server)
    expect(
      await staff.data(calls.entryReport, { fromDate: inDays(-5), toDate: inDays(0), period: 'Daily' }),
    ).toEqual([])
  })

  it('the visitor information has masked numbers and every moment', async () => {
    await clean(server)
    const staff = await staffOf()
    const { uid } = await enter(staff, { idNumber: '345678901238', idProof: 2 })
    await staff.data(calls.status, { idNumber: uid, isSecurity: true })
    await staff.data(calls.status, { idNumber: uid, isSecurity: false })
    const { body } = await staff.send(calls.information, { from: inDays(0), to: inDays(0) })
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        idNumber: 'XXXX XXXX 1238',
        name: 'Asha Rao',
        mobileNumber: '9876543210',
        peopleVisited: 2,
        tourType: null,
        visitDate: expect.any(String),
        securityDate: expect.any(String),
        exitDate: expect.any(String),
      },
    ])
    expect(await staff.data(calls.information, { from: inDays(-9), to: inDays(-1) })).toEqual([])
  })

  it('the live board shows the gates, the memorial site and the sum', async () => {
    await clean(server)
    await enter(await staffOf())
    const board = await (await server.as('gate-live-board')).data(gate.liveBoard, {})
    expect(board).toMatchObject({
      inside: 0,
      sites: [{ name: 'Memorial site', inside: 2 }],
      everywhere: 2,
    })
  })
})
