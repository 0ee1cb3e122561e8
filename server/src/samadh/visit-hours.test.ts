import { timeIn } from '@nivas/contract/dates.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { enter, everyCounter, visit } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const staffOf = () => server.as(...everyCounter)
const manager = () => server.as(...everyCounter, 'samadh-visit-hours')

describe('the visit hours', () => {
  /** Returns hours that do not contain the present time. */
  const elsewhen = () =>
    timeIn('Asia/Kolkata') < '12:00'
      ? { fromTime: '13:00', toTime: '14:00' }
      : { fromTime: '01:00', toTime: '02:00' }

  it('refuse a new visit, unless a person who may set them agrees; visitors inside can leave', async () => {
    const [staff, boss] = [await staffOf(), await manager()]
    const inside = await enter(staff)
    const hours = elsewhen()
    expect((await boss.data(calls.updateHours, hours)).hours).toMatchObject({
      ...hours,
      set_by: expect.any(String),
    })
    const { status, body } = await staff.send(calls.visit, visit({ outsideHours: true }))
    expect([status, body.message, body.data]).toEqual([
      400,
      `Visits are from ${hours.fromTime} to ${hours.toTime}.`,
      { mayOpen: false },
    ])
    expect((await boss.send(calls.visit, visit())).body.data).toEqual({ mayOpen: true })
    expect((await boss.send(calls.visit, visit({ outsideHours: true }))).status).toBe(200)
    expect((await staff.send(calls.status, { idNumber: inside.id, isSecurity: false })).status).toBe(200)
    expect((await staff.send(calls.updateHours, hours)).status).toBe(403)
    const wrong = await boss.send(calls.updateHours, { fromTime: '10:00', toTime: '09:00' })
    expect(wrong.body.errors).toEqual({ toTime: ['From Time must be less than To Time.'] })
    await boss.data(calls.updateHours, { fromTime: '00:00', toTime: '23:59' })
    expect((await staff.send(calls.visit, visit())).status).toBe(200)
  })

  it('are not overwritten by a form that shows earlier hours, unless it is saved again', async () => {
    const boss = await manager()
    await boss.data(calls.updateHours, { fromTime: '05:00', toTime: '21:00' })
    const opened = (await boss.data(calls.settings, {})).hours?.set_at ?? null
    await boss.data(calls.updateHours, { fromTime: '06:00', toTime: '21:00', known_set_at: opened })
    const late = { fromTime: '05:00', toTime: '20:30' }
    const { status, body } = await boss.send(calls.updateHours, { ...late, known_set_at: opened })
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(/^The visit hours were changed meanwhile to 06:00 to 21:00 by /),
    ])
    expect((await boss.data(calls.settings, {})).hours).toMatchObject({ fromTime: '06:00', toTime: '21:00' })
    const { set_at } = body.data as unknown as { set_at: string }
    expect((await boss.data(calls.updateHours, { ...late, known_set_at: set_at })).hours).toMatchObject(late)
    await boss.data(calls.updateHours, { fromTime: '00:00', toTime: '23:59' })
  })

  it('of its own time apply to a visit that waited, not hours that were set since', async () => {
    const [staff, boss] = [await staffOf(), await manager()]
    const keptAt = (made_at: Date) => ({
      made_by: staff.userId,
      made_at: made_at.toISOString(),
      sent_at: new Date().toISOString(),
    })
    await boss.data(calls.updateHours, { fromTime: '00:00', toTime: '23:59' })
    await sql`update samadh_visit_hours set set_at = set_at - interval '1 hour'`.execute(server.db)
    await boss.data(calls.updateHours, elsewhen())
    const before = new Date(Date.now() - 600_000)
    expect((await staff.send(calls.visit, visit({ kept: keptAt(before) }))).status).toBe(200)
    const late = await staff.send(calls.visit, visit({ kept: keptAt(new Date()) }))
    expect([late.status, late.body.message]).toEqual([400, expect.stringMatching(/^Visits are from /)])
    await boss.data(calls.updateHours, { fromTime: '00:00', toTime: '23:59' })
  })
})
