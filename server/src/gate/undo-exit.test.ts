import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { asGuard, enter } from './testing/enter.ts'
import { member, satsangi } from './testing/entries.ts'

const server = useServer()
const guard = () => asGuard(server)

describe('an exit that was marked by mistake', () => {
  const minutesSinceExit = (id: number, minutes: number) =>
    sql`update gate_visits set entered_at = entered_at - interval '1 hour',
      exited_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(server.db)
  const reply = async (staff: Pick<Awaited<ReturnType<typeof guard>>, 'send'>, id: number) => {
    const { status, body } = await staff.send(calls.undoExit, { id })
    return [status, body.message]
  }

  it('is taken back within two minutes, and the audit shows by whom', async () => {
    const [one, two] = [await guard(), await guard()]
    const { id } = await enter(one, { people: 3 })
    await one.data(calls.exit, { idNumber: id })
    expect(await two.data(calls.undoExit, { id })).toEqual({ id, name: 'Meena Devi', people: 3 })
    const inside = await one.data(calls.pending, { per_page: 200, order: 'desc' })
    expect(inside.some((row) => row.id === id)).toBe(true)
    const written = await server.db
      .selectFrom('audit_log')
      .select(['call', 'user_id'])
      .where('record_type', '=', 'visit')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(written.slice(-2)).toEqual([
      { call: 'gate.exit', user_id: one.userId },
      { call: 'gate.undoExit', user_id: two.userId },
    ])
    expect((await one.data(calls.exit, { idNumber: id })).id).toBe(id)
  })

  it('stays marked after two minutes; visitors inside or unknown cannot be brought back', async () => {
    const staff = await guard()
    const { id } = await enter(staff)
    expect(await reply(staff, id)).toEqual([400, 'This visitor is already inside.'])
    await staff.data(calls.exit, { idNumber: id })
    await minutesSinceExit(id, 3)
    expect(await reply(staff, id)).toEqual([
      400,
      'Marking out can be undone only within two minutes. Please enter the visitor again.',
    ])
    expect(await reply(staff, 2_147_483_647)).toEqual([404, 'There is no such visit'])
    expect((await (await server.as('gate-visitor-entry')).send(calls.undoExit, { id })).status).toBe(403)
  })

  it('gives guests the departure of their stay as a desk has changed it since', async () => {
    const staff = await server.as(
      'gate-visitor-entry',
      'gate-reservations-checkin',
      'gate-pending-visit-status-update',
      'resavation-edit',
      'resavation-delete',
      'manage-multiple-resavation',
    )
    const comeIn = async (todate: string, reservation_id: number) => {
      const entry = { ...satsangi(member('NA')), reservation_id, todate }
      return { reservation_id, ...(await staff.data(calls.createVisitorEntry, entry)) }
    }
    const stay = () => makeNew(server, inDays(0), inDays(2))
    const afterUndo = async ({ id }: { id: number }) => {
      await staff.data(calls.undoExit, { id })
      const visit = server.db.selectFrom('gate_visits').select(['reservation_id', 'departure_date'])
      return visit.where('id', '=', id).executeTakeFirstOrThrow()
    }
    const guests = await comeIn(inDays(2), await stay())
    const own = await comeIn(inDays(1), await stay())
    for (const { id, reservation_id } of [guests, own]) {
      await staff.data(calls.exit, { idNumber: id })
      await staff.data(reservations.edit, { id: reservation_id, departure_date: inDays(5) })
    }
    expect(await afterUndo(guests)).toMatchObject({ departure_date: inDays(5) })
    expect(await afterUndo(own)).toMatchObject({ departure_date: inDays(1) })

    const { roomIds: room_ids } = await makeRooms(server, 1)
    const reservation_ids = [await stay(), await makeNew(server, inDays(0), inDays(3))]
    const combined = await staff.data(reservations.multipleManual, { reservation_ids, room_ids })
    const together = await comeIn(inDays(3), combined.id)
    await staff.data(calls.exit, { idNumber: together.id })
    await staff.data(reservations.remove, { id: combined.id })
    expect(await afterUndo(together)).toEqual({
      reservation_id: reservation_ids[1],
      departure_date: inDays(3),
    })
  })

  it('can be undone as long as the visit follows its stay', async () => {
    const ago = (seconds: number) => sql`may_be_inside(now() - make_interval(secs => ${seconds}))`
    const { rows } = await sql`select ${ago(UNDO_WITHIN)} as last, ${ago(UNDO_WITHIN + 1)} as over`.execute(
      server.db,
    )
    expect(rows).toEqual([{ last: true, over: false }])
  })

  it('of a reservation that has come in again since is refused', async () => {
    const staff = await server.as(
      'gate-visitor-entry',
      'gate-reservations-checkin',
      'gate-pending-visit-status-update',
    )
    const reservation_id = await makeNew(server, inDays(0))
    const entry = {
      reservation_id,
      fromdate: inDays(0),
      todate: inDays(2),
      departure_time: '10:00',
      children: 0,
      adults: 0,
      people: 1,
      members: [{ i_card_number: 'NA', name: 'Asha Rao' }],
    }
    const { id } = await staff.data(calls.createVisitorEntry, entry)
    await staff.data(calls.exit, { idNumber: id })
    const other = await enter(staff)
    await sql`update gate_visits set reservation_id = ${reservation_id} where id = ${other.id}`.execute(
      server.db,
    )
    expect(await reply(staff, id)).toEqual([
      400,
      'This reservation is already inside. Please mark its visitors out first.',
    ])
  })
})
