import type { Answer, Call, Input } from '@nivas/contract/call.ts'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor, Caller, Reader } from './actor.ts'
import type { Limit, Limited } from './limits.ts'
import type { Refusal } from './refusal.ts'
import type { SessionSecrets } from './sessions.ts'

/** The result of a sign-in: the session, and the cookie that identifies the browser later. */
type Begun = SessionSecrets & { device: string }

/**
 * An answer that also starts a session for this user, renews the token of the current session, or ends it
 * (null).
 */
export type WithSession<T> = {
  data: T
  session: Begun | Pick<SessionSecrets, 'token'> | null
  user?: number
}

/**
 * The answer of a call that deleted a record, with the record's name or number for the audit: no table has it any more.
 */
export type WithDeleted<T> = { data: T; deleted: string }

/** The answer of a request that repeated an earlier one and changed nothing, so that the audit has no row of it. */
export type Repeated<T> = { data: T; repeated: true }

type Who<C extends Call> = C['permission'] extends 'public' ? Caller : Actor

type Outcome<C extends Call> =
  | Answer<C>
  | Refusal
  | Repeated<Answer<C>>
  | (C['permission'] extends 'public' | 'signed-in' ? WithSession<Answer<C>> : never)
  | (C['method'] extends 'DELETE' ? WithDeleted<Answer<C>> : never)

type Write<C extends Call> = (trx: Transaction<DB>, actor: Who<C>, input: Input<C>) => Promise<Outcome<C>>

/**
 * A use case. A call that writes gets its transaction, and a call that reads gets the database. A report does not learn
 * which user asks. A public call has limits.
 */
export type UseCase<C extends Call> = C['writes'] extends true
  ? C['permission'] extends 'public'
    ? Limited<Write<C>, Input<C>>
    : Write<C>
  : (
      db: Kysely<DB>,
      who: C['reads'] extends 'replica' ? Reader : Who<C>,
      input: Input<C>,
    ) => Promise<Answer<C>>

/** One use case for each call of an area. A missing or an additional use case does not compile. */
export type UseCases<A extends Record<string, Call>> = { [K in keyof A]: UseCase<A[K]> }

/**
 * Waits for the request's turn before its transaction begins, so that the request holds no connection while it waits.
 * Resolves to the function that ends the turn.
 */
type Turn<C extends Call> = (db: Kysely<DB>, who: Who<C>, input: Input<C>) => Promise<() => void>

/** Adds a turn to the use case of a call that writes. */
export const inTurn = <C extends Call, F extends UseCase<C>>(_call: C, turn: Turn<C>, run: F): F =>
  Object.assign(run, { turn })

export type BoundCall = {
  /** `area.name`, the name in the audit and in the logs. */
  name: string
  call: Call
  run: (db: never, actor: never, input: never) => Promise<unknown>
  limits: readonly Limit<never>[]
  turn?: ((db: Kysely<DB>, who: never, input: never) => Promise<() => void>) | undefined
}

/** Binds the calls of an area to their use cases. */
export const bind = <const A extends Record<string, Call>>(
  area: string,
  calls: A,
  useCases: UseCases<A>,
): BoundCall[] =>
  Object.entries(calls).map(([name, call]) => ({
    name: `${area}.${name}`,
    call,
    run: useCases[name] as BoundCall['run'],
    limits: (useCases[name] as Partial<Pick<BoundCall, 'limits'>>).limits ?? [],
    turn: (useCases[name] as Partial<Pick<BoundCall, 'turn'>>).turn,
  }))
