import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { sourceOf } from '../http/addresses.ts'
import { atOnce } from '../http/at-once.ts'
import { tooBusy } from '../http/refusal.ts'
import { knownDevice } from './known-devices.ts'
import { emailOf } from './login.ts'

/**
 * How many sign-ins may use a connection at the same time, of 20 connections; the server verifies as many passwords in
 * parallel. The limit applies separately to known browsers and to the others, see `signInTurns`.
 */
const MOST_AT_ONCE = 4
/** How long, in ms, a sign-in waits for earlier ones. */
const LONGEST_WAIT_MS = 5_000

const queueOf = (most: number) => atOnce(most, LONGEST_WAIT_MS, () => tooBusy(5))

/** Returns a function that waits for the turn of a key; one caller at a time has the turn. */
function oneByOne() {
  const queues = new Map<string, { take: ReturnType<typeof queueOf>; users: number }>()
  return async (key: string): Promise<() => void> => {
    const queue = queues.get(key) ?? { take: queueOf(1), users: 0 }
    queues.set(key, queue)
    queue.users += 1
    const leave = () => {
      queue.users -= 1
      if (queue.users === 0) queues.delete(key)
    }
    const free = await queue.take(1).catch((refusal: unknown) => {
      leave()
      throw refusal
    })
    return () => {
      free()
      leave()
    }
  }
}

/**
 * Lets sign-ins that are counted together wait for each other here, and all sign-ins wait for a free place. Otherwise
 * they would wait in the database (`throttle.ts`). A sign-in that waits here holds no connection, so any number of them
 * leaves the connections to other calls. Known browsers have separate places, so that guesses from elsewhere do not
 * delay them.
 */
export function signInTurns() {
  const turnOf = oneByOne()
  const places = { known: queueOf(MOST_AT_ONCE), others: queueOf(MOST_AT_ONCE) }

  return async (
    db: Kysely<DB>,
    { devices, address }: Caller,
    input: { email: string },
  ): Promise<() => void> => {
    const email = emailOf(input)
    const known = await knownDevice(db, devices, email)
    // In the order in which `throttle.ts` locks them in the database.
    const keys = known === undefined ? [`from ${sourceOf(address)}`, email] : [`${known} ${email}`]
    const held: (() => void)[] = []
    const end = () => {
      for (const free of held.toReversed()) free()
    }
    try {
      for (const key of keys) held.push(await turnOf(key))
      held.push(await places[known === undefined ? 'others' : 'known'](1))
    } catch (refusal) {
      end()
      throw refusal
    }
    return end
  }
}
