import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import type { Call, Success } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { identity } from '@nivas/contract/identity/calls.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { connected } from '../api/client.ts'
import { keepAnswer, keptAnswer } from '../api/kept-answers.ts'
import { keyOf } from '../api/key.ts'
import { answers } from '../app/answers.ts'
import { session } from '../app/session.tsx'
import { registered } from './registered.ts'
import { sendAny } from './sending.ts'

/** All that the screens of these areas need of the server before they can be filled in. Nothing else is kept. */
const needed = (): readonly Call[] => [
  ...new Set([thisVenue, identity.sealingKey, ...registered().flatMap(({ needs }) => needs)]),
]

/** What was kept, for as long as the server has said nothing newer. */
export async function restoreNeeded(): Promise<void> {
  for (const call of needed()) {
    const kept = await keptAnswer(call)
    const key = keyOf(call, {})
    if (kept && answers.getQueryData(key) === undefined) answers.setQueryData(key, kept, { updatedAt: 0 })
  }
  setToday()
}

/** The server says which day it is; without it the venue's clock goes on here. */
export function setToday(): void {
  if (connected.get()) return
  const key = keyOf(thisVenue, {})
  const now = answers.getQueryData<Success<typeof thisVenue>>(key)
  const today = now && dayIn(now.data.time_zone)
  if (now && today !== now.data.today)
    answers.setQueryData(key, { ...now, data: { ...now.data, today } }, { updatedAt: 0 })
}

/** Keeps what the screens of who is signed in need. */
export async function keepNeeded(): Promise<void> {
  const now = session.get()
  if (typeof now !== 'object' || !connected.get()) return
  const held = new Set(now.user.permissions)
  try {
    await keepAnswer(sessionCalls.currentUser, { success: true, data: now.user })
    for (const call of needed()) {
      if (!mayPass(call.permission, held)) continue
      const answer = await sendAny(call, {}, { inBackground: true })
      // Who has signed out meanwhile leaves nothing behind.
      if (typeof session.get() !== 'object') return
      answers.setQueryData(keyOf(call, {}), answer)
      await keepAnswer(call, answer)
    }
  } catch {
    // Without a connection what was kept before stays.
  }
}
