import { expect, test } from 'vitest'
import { session } from '../app/session.tsx'
import { hasRefused, noteRefused, onOtherPermissions, wasRefused } from './refused-to.ts'

const user = { id: 1, name: 'Asha', email: 'asha@nivas.local', language: 'en' }
const signedIn = (...permissions: string[]) => session.set({ user: { ...user, permissions } as never })

test('an item that the server refused to a user is offered again when the permissions differ, not when they are read again', () => {
  const item = { key: 'one', call: 'gate.createVisitorEntry' }
  signedIn('gate-reservations-checkin')
  let changes = 0
  onOtherPermissions(() => {
    changes += 1
  })
  noteRefused(item)
  signedIn('gate-reservations-checkin')
  expect([changes, wasRefused(item.key), hasRefused(item.call)]).toEqual([0, true, true])
  expect([wasRefused('another'), hasRefused('gate.createEntry')]).toEqual([false, false])
  signedIn('gate-reservations-checkin', 'gate-visitor-entry')
  expect([changes, wasRefused(item.key), hasRefused(item.call)]).toEqual([1, false, false])
  session.set('signed out')
  expect(changes).toBe(2)
})
