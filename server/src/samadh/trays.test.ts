import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { giveTray } from './give-tray.ts'
import { clean, enter, everyCounter } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })

it('the number of trays cannot be set below a tray that a counter is giving out', async () => {
  await clean(server)
  const staff = await server.as(...everyCounter, 'samadh-visit-hours')
  await staff.data(calls.setTrays, { trays: 2 })
  await enter(staff, { trayRequired: true })
  const { id } = await enter(staff)
  const { status, body } = await startBehind(
    server.db,
    async (trx) => expect(await giveTray(trx, id)).toBe(2),
    () => staff.send(calls.setTrays, { trays: 1 }),
  )
  expect([status, body.errors]).toEqual([
    422,
    { trays: ['Tray 2 is in use. Please wait until it is handed back, or enter 2.'] },
  ])
  expect(await staff.data(calls.settings, {})).toMatchObject({ trays: 2, traysHeld: 2 })
})
