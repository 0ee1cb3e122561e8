import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../app/session.tsx'
import { outboxOf } from './outbox-of.ts'
import { waitingText } from './waiting-text.ts'

const [SALE, MEAL] = ['pos.createBookCentreTicket', 'pos.serveMeal'] as const
const till = outboxOf('pos', {
  calls: { createBookCentreTicket: calls.createBookCentreTicket, serveMeal: calls.serveMeal },
  needs: [],
  inOrder: ['createBookCentreTicket'],
})

const signIn = (...permissions: string[]) => session.set({ user: { id: 1, permissions } } as never)
beforeEach(() => signIn('bookcentre-pos', 'bhandarghar-meal-counter'))

/** The numbers of waiting and refused items, by call. */
type Counts = Readonly<Record<string, readonly [waiting: number, refused: number]>>

const textOf = (counts: Counts, isConnected = true) => {
  const sum = (place: 0 | 1) => Object.values(counts).reduce((all, count) => all + count[place], 0)
  const byCall = Object.fromEntries(
    Object.entries(counts).map(([call, [waiting, refused]]) => [call, { waiting, refused }]),
  )
  return waitingText(till, { waiting: sum(0), refused: sum(1), byCall, isConnected })
}

test('the server has everything only when nothing waits and nothing needs a look', () => {
  expect(textOf({})).toMatch(/^Nothing is waiting/)
  expect(textOf({ [SALE]: [0, 1] })).toMatch(/^The server does not have the entries below/)
})

test('waiting items are being sent when there is a connection', () => {
  expect(textOf({ [SALE]: [2, 0] })).toMatch(/^They are being sent/)
  expect(textOf({ [SALE]: [2, 0] }, false)).toMatch(/^They will be sent in order/)
})

test('behind a refused item, a call in order waits', () => {
  expect(textOf({ [SALE]: [2, 1] })).toMatch(/^Entries made after one that needs attention wait/)
  expect(textOf({ [MEAL]: [2, 1] })).toMatch(/^They are being sent/)
})

test('items that the signed-in user may not send wait for another user', () => {
  signIn('bhandarghar-meal-counter')
  expect(textOf({ [SALE]: [2, 0] })).toMatch(/^They are sent when a user who may send them signs in/)
  expect(textOf({ [SALE]: [2, 0], [MEAL]: [1, 0] })).toMatch(/^They are being sent/)
})
