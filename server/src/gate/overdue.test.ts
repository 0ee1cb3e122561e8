import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { enter, enteredMinutesAgo } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })

describe('overdue', () => {
  it('is one thing for list and live board: past the departure, for guests that of their stay', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-pending-visitor', 'gate-live-board')
    await server.db.deleteFrom('gate_visits').execute()
    const guest = await enter(staff, { visitorname: 'Guest', todate: inDays(3), departure_time: '10:00' })
    const late = await enter(staff, {
      visitorname: 'Late',
      fromdate: inDays(-2),
      todate: inDays(-1),
      departure_time: '10:00',
    })
    await enteredMinutesAgo(server.db, guest.id, 600)
    const long = await enter(staff, { visitorname: 'No departure' })
    await server.db
      .updateTable('gate_visits')
      .set({ departure_time: null })
      .where('id', '=', long.id)
      .execute()
    await enteredMinutesAgo(server.db, long.id, 125)
    const names = async (asked: object) =>
      (await staff.data(calls.pending, asked)).map(({ name, overdueMinutes }) => [name, overdueMinutes])
    const overdue = await names({ overdue: 'true', order: 'desc' })
    expect(overdue).toEqual([
      ['Late', expect.any(Number)],
      ['No departure', 5],
    ])
    expect(await names({ overdue: 'false' })).toEqual([['Guest', null]])
    const board = await staff.data(calls.liveBoard, {})
    expect(board.overdue_count).toBe(overdue.length)
    expect(board.overdue.map(({ id }) => id).sort()).toEqual([late.id, long.id].sort())
  })
})
