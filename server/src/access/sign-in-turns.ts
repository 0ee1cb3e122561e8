import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { sourceOf } from '../http/addresses.ts'
import { atOnce } from '../http/at-once.ts'
import { tooBusy } from '../http/refusal.ts'
import { knownDevice } from './known-devices.ts'
import { emailOf } from './login.ts'

/** Of 20 connections; as many passwords as the server verifies at once. Twice: see `signInTurns`. */
const MOST_AT_ONCE = 4
/** How long, in ms, a sign-in waits for those before. */
const LONGEST_WAIT_MS = 5_000

const queueOf = (most: number) => atOnce(most, LONGEST_WAIT_MS, () => tooBusy(5))

/** One at a time for each key. */
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
 * Sign-ins that are counted together wait for each other here (`throttle.ts` makes them, in the database), and all for a
 * place: a sign-in that waits has no connection, so that any number of them leaves the others to other calls. Known
 * browsers have places of their own: guesses from elsewhere do not keep them waiting.
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
    // In the order in which the database locks them.
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
