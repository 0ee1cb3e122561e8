import { say, type Text } from '@nivas/contract/texts.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { inTransaction } from '../http/transaction.ts'
import type { Job } from '../jobs/queue.ts'
import { type AcceptedLine, acceptChain } from './accept-chain.ts'
import { chainsOf } from './chains.ts'

/** Jobs from before acceptances were counted have no `acceptance`. */
type Acceptance = { id: number; acceptance?: number }

/**
 * The job that assigns the rooms of accepted lines. Its payload is the id of the plan and the number of the
 * acceptance. A retry continues with the remaining lines.
 */
export const acceptLines: Job<Acceptance> = {
  name: 'planning.accept',
  options: { retryLimit: 20, retryDelay: 1, expireInSeconds: 300, deleteAfterSeconds: 3_600 },
}

const waiting = async (db: Kysely<DB>, planId: number): Promise<AcceptedLine[]> =>
  db
    .selectFrom('plan_lines')
    .select([
      'id',
      'plan_id',
      'reservation_id',
      'status',
      'arrival_date',
      'departure_date',
      'people',
      'held',
      'room_ids',
      'accepted_by',
      'agreed_by',
    ])
    .where('plan_id', '=', planId)
    .where('state', '=', 'ACCEPTING')
    .orderBy('arrival_date')
    .orderBy('id')
    .execute()

/** A line that still fails at this attempt is refused, so that the job can end. */
const TRIES = 3
const broken = say('Something went wrong. Please contact administrator.')

/** Opens the lines of a chain again, with the reason. */
const refuse = (db: Kysely<DB>, chain: readonly AcceptedLine[], refusal: Text) =>
  db
    .updateTable('plan_lines')
    .set({ state: 'OPEN', refusal: JSON.stringify(refusal) })
    .where(
      'id',
      'in',
      chain.map((line) => line.id),
    )
    .where('state', '=', 'ACCEPTING')
    .execute()

/**
 * Opens the remaining lines of an acceptance again, with the reason. Lines of a later acceptance belong to its own
 * job.
 */
export async function giveUpAccepting(db: Kysely<DB>, { id, acceptance }: Acceptance): Promise<void> {
  await db
    .updateTable('plan_lines')
    .set({ state: 'OPEN', refusal: JSON.stringify(broken) })
    .where('plan_id', '=', id)
    .where('acceptance', 'is not distinct from', acceptance ?? null)
    .where('state', '=', 'ACCEPTING')
    .execute()
}

/**
 * Assigns the rooms of the accepted lines: each line in its own transaction, lines that exchange rooms in one. A line
 * whose rooms are no longer free is opened again, with the reason; the others succeed.
 */
export async function acceptAll(
  db: Kysely<DB>,
  { id }: { id: number },
  around: { attempt: number; signal: AbortSignal },
): Promise<void> {
  const { attempt, signal } = around
  const failures: unknown[] = []
  let areDone = true
  for (const chain of chainsOf(await waiting(db, id))) {
    signal.throwIfAborted()
    try {
      if (!(await inTransaction(db, (trx) => acceptChain(trx, chain)))) areDone = false
    } catch (error) {
      if (error instanceof Refusal) await refuse(db, chain, error.text)
      else {
        failures.push(error)
        if (attempt >= TRIES) await refuse(db, chain, broken)
      }
    }
  }
  if (failures.length > 0) throw failures[0]
  // Two simultaneous acceptances may have lines of the same chain. The rest of such a chain is tried again.
  if (!areDone) await acceptAll(db, { id }, around)
}
