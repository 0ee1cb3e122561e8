import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import type { Call, Success } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { connected, type SendOptions, send } from '../../api/client.ts'
import { keyOf } from '../../api/key.ts'
import { answers } from '../../app/answers.ts'
import { keepAnswer, keptAnswer } from '../../app/kept-answers.ts'
import { session } from '../../app/session.tsx'
import { recount, sendWaiting } from './sending.ts'

/** All that the gate's forms need of the server before they can be filled in. Nothing else is kept. */
const needed: readonly Call[] = [
  thisVenue,
  calls.purposes,
  calls.countries,
  calls.houses,
  calls.gates,
  calls.sealingKey,
  venue.allBuildings,
]

/** They have no request of their own. */
const read = send as (call: Call, request: object, options: SendOptions) => Promise<unknown>

const HOUR = 3_600_000
const MINUTE = 60_000

let begun = false

/** Somebody of the gate is there: keeps what the gate's screens need, and sends what waits from earlier. */
export async function start(): Promise<void> {
  if (!begun) {
    begun = true
    connected.subscribe(() => {
      if (!connected.get()) return
      void keepNeeded()
      void sendWaiting()
    })
    session.subscribe(() => void sendWaiting())
    window.setInterval(() => void keepNeeded(), HOUR)
    window.setInterval(setToday, MINUTE)
    // A browser that runs out of room throws away other sites' things first.
    void navigator.storage?.persist?.().catch(() => undefined)
  }
  await restore()
  await recount()
  void keepNeeded()
  void sendWaiting()
}

/** What was kept, for as long as the server has said nothing newer. */
async function restore(): Promise<void> {
  for (const call of needed) {
    const kept = await keptAnswer(call)
    const key = keyOf(call, {})
    if (kept && answers.getQueryData(key) === undefined) answers.setQueryData(key, kept, { updatedAt: 0 })
  }
  setToday()
}

/** The server says which day it is; without it the venue's clock goes on here. */
function setToday(): void {
  if (connected.get()) return
  const key = keyOf(thisVenue, {})
  const now = answers.getQueryData<Success<typeof thisVenue>>(key)
  const today = now && dayIn(now.data.time_zone)
  if (now && today !== now.data.today)
    answers.setQueryData(key, { ...now, data: { ...now.data, today } }, { updatedAt: 0 })
}

async function keepNeeded(): Promise<void> {
  const now = session.get()
  if (typeof now !== 'object' || !connected.get()) return
  const held = new Set(now.user.permissions)
  try {
    await keepAnswer(sessionCalls.currentUser, { success: true, data: now.user })
    for (const call of needed) {
      if (!mayPass(call.permission, held)) continue
      const answer = await read(call, {}, { inBackground: true })
      // Who has signed out meanwhile leaves nothing behind.
      if (typeof session.get() !== 'object') return
      answers.setQueryData(keyOf(call, {}), answer)
      await keepAnswer(call, answer)
    }
  } catch {
    // Without a connection what was kept before stays.
  }
}
