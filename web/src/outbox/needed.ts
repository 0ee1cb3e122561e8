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

/** In ms: an answer that is not older is not asked for again. */
const JUST_NOW = 10_000

/** The calls whose answers the screens of these areas need to be filled in. Nothing else is cached. */
export const neededBy = (areas: readonly Registered[]): readonly Call[] => [
  ...new Set([thisVenue, namesInHindi, identity.sealingKey, ...areas.flatMap(({ needs }) => needs)]),
]

type Venue = Success<typeof thisVenue>

/** The server's last answer about the venue and its day, and its time in ms by this computer's clock. */
let lastAnswer: { venue: Venue; at: number } | undefined

/** Restores the cached answers of these calls, until the server has newer ones. */
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

/** The server sends the day; without it the day continues here. */
export function setToday(): void {
  if (connected.get()) return
  const key = keyOf(thisVenue, {})
  const shown = answers.getQueryState<Venue>(key)
  // What was restored or continued here has no time of the server.
  if (shown?.data && shown.dataUpdatedAt > 0) lastAnswer = { venue: shown.data, at: shown.dataUpdatedAt }
  if (!shown?.data || !lastAnswer) return
  const { venue, at } = lastAnswer
  const today = dayLater(venue.data, Date.now() - at)
  if (today !== shown.data.data.today)
    answers.setQueryData(key, { ...venue, data: { ...venue.data, today } }, { updatedAt: 0 })
}

/** Caches the answers of these calls, as far as the signed-in user may ask for them; without some, of all that are needed. */
export async function storeNeeded(calls = neededBy(registered())): Promise<void> {
  const now = session.get()
  if (typeof now !== 'object' || !connected.get()) return
  const held = new Set(now.user.permissions)
  await storeAnswer(sessionCalls.currentUser, { success: true, data: now.user }).catch(() => undefined)
  for (const call of calls) {
    if (!mayPass(call.permission, held)) continue
    try {
      // A screen may be asking for it at this moment, or have asked just before.
      const answer = await answers.fetchQuery({
        queryKey: keyOf(call, {}),
        queryFn: () => sendAny(call, {}, { inBackground: true }),
        staleTime: JUST_NOW,
      })
      // After a sign-out meanwhile, nothing is cached.
      if (typeof session.get() !== 'object') return
      await storeAnswer(call, answer)
    } catch {
      // Its earlier answer stays; the other calls are asked, unless there is no connection.
      if (!connected.get()) return
    }
  }
}

/** Caches an answer that a screen has read: after a reload without a network it would show the one before. */
export function storeChanged(call: Call, answer: unknown): void {
  if (typeof session.get() === 'object') void storeAnswer(call, answer).catch(() => undefined)
}
