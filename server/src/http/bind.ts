import type { Answer, Call, Input } from '@nivas/contract/call.ts'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor, Caller } from './actor.ts'
import type { Limit, Limited } from './limits.ts'
import type { Refusal } from './refusal.ts'
import type { SessionSecrets } from './sessions.ts'

/** What a sign-in hands over: the session, and the cookie by which the browser is known again. */
type Begun = SessionSecrets & { device: string }

/** An answer that also starts a session, for this user; renews the token of the present one; or ends that one (null). */
export type WithSession<T> = {
  data: T
  session: Begun | Pick<SessionSecrets, 'token'> | null
  user?: number
}

type Who<C extends Call> = C['permission'] extends 'public' ? Caller : Actor

type Outcome<C extends Call> =
  | Answer<C>
  | Refusal
  | (C['permission'] extends 'public' | 'signed-in' ? WithSession<Answer<C>> : never)

type Write<C extends Call> = (trx: Transaction<DB>, actor: Who<C>, input: Input<C>) => Promise<Outcome<C>>

/** A use case: a call that writes gets its transaction, one that reads gets the database. One that anybody may make has limits. */
export type UseCase<C extends Call> = C['writes'] extends true
  ? C['permission'] extends 'public'
    ? Limited<Write<C>, Input<C>>
    : Write<C>
  : (db: Kysely<DB>, actor: Who<C>, input: Input<C>) => Promise<Answer<C>>

/** One use case for each call of an area: a missing one, and one too many, do not compile. */
export type UseCases<A extends Record<string, Call>> = { [K in keyof A]: UseCase<A[K]> }

export type BoundCall = {
  /** `area.name`, as the audit and the logs call it. */
  name: string
  call: Call
  run: (db: never, actor: never, input: never) => Promise<unknown>
  limits: readonly Limit<never>[]
}

/** Puts the calls of an area and their use cases together. */
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
  }))
