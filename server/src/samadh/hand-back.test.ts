import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { clean, enter, everyCounter } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const staffOf = () => server.as(...everyCounter)

it('things that were ticked as handed back by mistake are unclaimed again, in their tray', async () => {
  await clean(server)
  const staff = await staffOf()
  const { id, trayNo } = await enter(staff, { trayRequired: true, mobilesCollected: 2 })
  await staff.data(calls.status, { idNumber: id, isSecurity: false })
  const undo = () => staff.send(calls.undoHandBack, { id })
  expect((await undo()).body.message).toBe('These items are still at the counter.')
  // The things were left days ago, so their exit can no longer be undone.
  await sql`update samadh_visits set entered_at = entered_at - interval '3 days',
    exited_at = exited_at - interval '3 days' where id = ${id}`.execute(server.db)
  await staff.data(calls.handBack, { id })
  expect((await undo()).body.data).toMatchObject({ id, trayNo, toReturn: true })
  expect((await staff.data(calls.unclaimed, {})).map((one) => one.id)).toEqual([id])
  expect((await enter(staff, { trayRequired: true })).trayNo).not.toBe(trayNo)
})

it('a hand-back cannot be undone once another visitor has its tray, or after two minutes', async () => {
  await clean(server)
  const staff = await staffOf()
  const { id, trayNo } = await enter(staff, { trayRequired: true })
  await staff.data(calls.status, { idNumber: id, isSecurity: false })
  await staff.data(calls.handBack, { id })
  const undo = async (visit = id) => {
    const { status, body } = await staff.send(calls.undoHandBack, { id: visit })
    return [status, body.message]
  }
  const next = await enter(staff, { trayRequired: true })
  expect(next.trayNo).toBe(trayNo)
  expect(await undo()).toEqual([400, `Tray ${trayNo} was given to another visitor meanwhile.`])
  expect(await staff.data(calls.unclaimed, {})).toEqual([])
  await sql`update samadh_visits set returned_at = now() - interval '3 minutes' where id = ${id}`.execute(
    server.db,
  )
  expect(await undo()).toEqual([400, 'Handing back can be undone only within two minutes.'])
  expect((await undo(2_147_483_647))[0]).toBe(404)
  const other = await server.as('samadh-security-check')
  expect((await other.send(calls.undoHandBack, { id })).status).toBe(403)
})
