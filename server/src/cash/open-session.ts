import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import { findOpen, readSession, sessionOf } from './sessions.ts'
import { setFloat } from './set-float.ts'

type Open = typeof cash.openSession

export type MayOpen = (trx: Transaction<DB>, actor: Actor, counter: Counter) => Promise<void>

/**
 * Opens a session at this till of a counter, with its float, or returns the one that is open. If that one has no
 * float, because the first screen of a till opened it, it gets this float. This is refused once the drawer is in use.
 */
export const openSession =
  (mayOpen: MayOpen) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { counter, opening_float }: Input<Open>,
  ): Promise<Answer<Open> | Repeated<Answer<Open>>> => {
    if (!(await findOpen(trx, actor, counter))) await mayOpen(trx, actor, counter)
    const { id, isNew } = await sessionOf(trx, actor, counter, opening_float)
    const session = await readSession(trx, actor, id)
    if (opening_float > 0 && session.opening_float === 0) return setFloat(trx, actor, { id, opening_float })
    return isNew ? session : { data: session, repeated: true }
  }
