import { post } from '@nivas/contract/call.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { outboxFields, outboxTerms } from '@nivas/contract/outbox.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { outboxOf } from './outbox-of.ts'

/** A call of a second area. */
const sell = post('/kiosk/sales', {
  permission: 'signed-in',
  summary: 'Record a visitor at the gate by the short form',
  body: z.object({ item: z.string(), phone: z.string(), ...outboxFields }),
  returns: z.object({ id: z.int() }),
  ...outboxTerms,
})

test('an area registers its calls by their names; calls that it leaves out are not registered', () => {
  const kiosk = outboxOf('kiosk', {
    calls: { sell },
    needs: [],
  })
  expect(kiosk).toMatchObject({ area: 'kiosk', calls: { 'kiosk.sell': sell }, secret: [], makesStale: [] })
})

test('a call that cannot wait is not accepted', () => {
  const exit = { exit: gate.exit }
  // @ts-expect-error: the exit needs the server, and its contract has no `outboxTerms`
  outboxOf('gate', { calls: exit, needs: [] })
})
