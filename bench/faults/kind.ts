import { randomUUID } from 'node:crypto'
import type { Call } from '@nivas/contract/call.ts'
import type pg from 'pg'
import type { Ground } from './ground.ts'

/** A call of a piece of work. A retry has the same key; `answer` is set once the call is acknowledged. */
export type Step = {
  call: Call
  key: string
  request: () => Record<string, unknown>
  answer?: Record<string, unknown>
}

/** A person's task at a counter: successive calls, each of which counts separately. */
export type Piece = { kind: Kind; mark: string; steps: Step[]; isPublic?: boolean }

/** The faults in acknowledged work. */
export type Wrong = { lost: number; doubled: number }

/** A kind of work: makes its n-th piece, and checks that the database has the acknowledged pieces. */
export type Kind = {
  name: string
  make: (n: number, ground: Ground) => Omit<Piece, 'kind'>
  check: (client: pg.Client, pieces: readonly Piece[]) => Promise<Wrong>
}

export const step = (call: Call, request: Step['request']): Step => ({ call, key: randomUUID(), request })

/**
 * Returns a UUID for a piece of work, with letters wherever possible: twelve digits in a row could be taken for an
 * identity number, which is never stored.
 */
export function newMark(): string {
  const letters = randomUUID().replace(/\d/g, (digit) => 'abcdef'[Number(digit) % 6] ?? 'a')
  // Set the version and the variant of the UUID.
  return `${letters.slice(0, 14)}4${letters.slice(15, 19)}a${letters.slice(20)}`
}

/** Runs a query whose only parameter is the list of the pieces' marks; returns its rows by their column `mark`. */
export async function rowsOf<R extends { mark: string }>(
  client: pg.Client,
  pieces: readonly Piece[],
  text: string,
): Promise<Map<string, R[]>> {
  const { rows } = await client.query<R>(text, [pieces.map(({ mark }) => mark)])
  return Map.groupBy(rows, ({ mark }) => mark)
}
