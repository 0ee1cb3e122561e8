import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connected } from '../api/client.ts'
import { keyOf } from '../api/key.ts'
import { answers } from '../app/answers.ts'
import { type Session, session } from '../app/session.tsx'
import { refuseClosed } from './refuse-closed.ts'
import type { VisitRequest } from './submit.ts'

const signIn = (...permissions: string[]) => session.set({ user: { permissions } } as unknown as Session)
const visit = (more: Partial<VisitRequest> = {}) => more as VisitRequest

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T18:30:00+05:30'), toFake: ['Date'] })
  const hours = { fromTime: '06:00', toTime: '18:00' }
  answers.setQueryData(keyOf(calls.settings, {}), { success: true, data: { hours } })
  answers.setQueryData(keyOf(thisVenue, {}), { success: true, data: { time_zone: 'Asia/Kolkata' } })
  connected.set(false)
  signIn('samadh-visit-hours')
})
afterEach(() => {
  vi.useRealTimers()
  answers.clear()
  connected.set(true)
  session.set('unknown')
})

test('without a connection a visit outside the hours is refused, and a user who sets the hours may agree', () => {
  expect(() => refuseClosed(visit())).toThrow(
    expect.objectContaining({
      text: { key: 'Visits are from {{from}} to {{to}}.', values: { from: '06:00', to: '18:00' } },
      data: { mayOpen: true },
    }),
  )
  expect(() => refuseClosed(visit({ outsideHours: true }))).not.toThrow()
})

test('a visit is not refused within the hours, nor with a connection, where the server decides', () => {
  vi.setSystemTime(new Date('2026-11-27T18:00:00+05:30'))
  expect(() => refuseClosed(visit())).not.toThrow()
  vi.setSystemTime(new Date('2026-11-27T18:30:00+05:30'))
  connected.set(true)
  expect(() => refuseClosed(visit())).not.toThrow()
})

test('a user without the permission is not refused by a clock that may be wrong', () => {
  signIn('samadh-aadharcard-scanner')
  expect(() => refuseClosed(visit())).not.toThrow()
})
