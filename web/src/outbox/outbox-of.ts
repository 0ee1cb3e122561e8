import type { Call, Request } from '@nivas/contract/call.ts'
import type { Item } from './item.ts'

/** The calls of an area that may wait, by their names in the contract. Each one has `outboxTerms`. */
export type Waiters = Readonly<Record<string, Call & { outbox: true }>>

/** An item of an area, with its request. */
export type ItemOf<A extends string, C extends Waiters> = {
  [N in keyof C & string]: Omit<Item, 'call' | 'request'> & { call: `${A}.${N}`; request: Request<C[N]> }
}[keyof C & string]

/** The registration of an area with the queue. */
export type Registered = {
  area: string
  /** The calls by `area.name`. */
  calls: Readonly<Record<string, Call>>
  /** Calls without parameters whose answers the screens of the area need before they can be filled in. */
  needs: readonly Call[]
  /**
   * Names of fields, at any depth, whose texts the browser must not store readable. Identity numbers are always treated
   * so.
   */
  secret: readonly string[]
  /** Calls whose answers become stale once an item was sent. */
  makesStale: readonly Call[]
  /**
   * Calls, by `area.name`, whose items build on the one before. No item is sent while an earlier one of its call waits
   * or was refused.
   */
  inOrder: readonly string[]
}

/** The outbox of an area. `own` has its calls by their names in the contract. */
export type AreaOutbox<A extends string, C extends Waiters> = Registered & { area: A; own: C }

/** Registers the calls of an area that may wait in this browser until they can be sent. */
export const outboxOf = <const A extends string, const C extends Waiters>(
  area: A,
  terms: Omit<Partial<Registered>, 'inOrder'> & {
    calls: C
    needs: readonly Call[]
    inOrder?: readonly (keyof C & string)[]
  },
): AreaOutbox<A, C> => ({
  secret: [],
  makesStale: [],
  ...terms,
  inOrder: (terms.inOrder ?? []).map((name) => `${area}.${name}`),
  area,
  own: terms.calls,
  calls: Object.fromEntries(Object.entries(terms.calls).map(([name, call]) => [`${area}.${name}`, call])),
})
