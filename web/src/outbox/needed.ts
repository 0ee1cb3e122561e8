import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import type { Call, Success } from '@nivas/contract/call.ts'
import { identity } from '@nivas/contract/identity/calls.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { namesInHindi } from '@nivas/contract/venue/names-in-hindi.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { connected } from '../api/client.ts'
import { keyOf } from '../api/key.ts'
import { storeAnswer, storedWhen } from '../api/stored-answers.ts'
import { answers } from '../app/answers.ts'
import { session } from '../app/session.tsx'
import { dayLater } from './day-later.ts'
import type { Registered } from './outbox-of.ts'
import { registered } from './registered.ts'
import { sendAny } from './sending.ts'

/** The age in ms up to which an answer is not requested again. */
const JUST_NOW = 10_000

/** Returns the calls whose answers the screens of these areas need to be filled in. Only these answers are stored. */
export const neededBy = (areas: readonly Registered[]): readonly Call[] => [
  ...new Set([thisVenue, namesInHindi, identity.sealingKey, ...areas.flatMap(({ needs }) => needs)]),
]

type Venue = Success<typeof thisVenue>

/** The server's last answer about the venue and its day, and its time in ms by this computer's clock. */
let lastAnswer: { venue: Venue; at: number } | undefined

/** Restores the stored answers of these calls, which are used until the server has newer ones. */
export async function restoreNeeded(calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    const stored = await storedWhen(call)
    const key = keyOf(call, {})
    if (!stored || answers.getQueryData(key) !== undefined) continue
    answers.setQueryData(key, stored.answer, { updatedAt: 0 })
    if (call === thisVenue) lastAnswer = { venue: stored.answer as Venue, at: stored.at }
  }
  setToday()
}

/** Continues the venue's day while the server, which normally sends it, does not answer. */
export function setToday(): void {
  if (connected.get()) return
  const key = keyOf(thisVenue, {})
  const shown = answers.getQueryState<Venue>(key)
  // An answer that was restored or continued here has no time from the server.
  if (shown?.data && shown.dataUpdatedAt > 0) lastAnswer = { venue: shown.data, at: shown.dataUpdatedAt }
  if (!shown?.data || !lastAnswer) return
  const { venue, at } = lastAnswer
  const today = dayLater(venue.data, Date.now() - at)
  if (today !== shown.data.data.today)
    answers.setQueryData(key, { ...venue, data: { ...venue.data, today } }, { updatedAt: 0 })
}

/**
 * Stores the answers of these calls that the signed-in user may read. By default it stores the answers that all
 * registered areas need.
 */
export async function storeNeeded(calls = neededBy(registered())): Promise<void> {
  const now = session.get()
  if (typeof now !== 'object' || !connected.get()) return
  const held = new Set(now.user.permissions)
  await storeAnswer(sessionCalls.currentUser, { success: true, data: now.user }).catch(() => undefined)
  for (const call of calls) {
    if (!mayPass(call.permission, held)) continue
    try {
      // A screen may be requesting it at this moment, or may have read it just before.
      const answer = await answers.fetchQuery({
        queryKey: keyOf(call, {}),
        queryFn: () => sendAny(call, {}, { inBackground: true }),
        staleTime: JUST_NOW,
      })
      // If the user has signed out in the meantime, the answer must not be stored.
      if (typeof session.get() !== 'object') return
      await storeAnswer(call, answer)
    } catch {
      // The earlier answer stays. The other calls are still read, unless there is no connection.
      if (!connected.get()) return
    }
  }
}

/** Stores an answer that a screen has read. Without it, a reload without a network would show the answer before. */
export function storeChanged(call: Call, answer: unknown): void {
  if (typeof session.get() === 'object') void storeAnswer(call, answer).catch(() => undefined)
}
