import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { unread } from '../db/send-ahead.ts'
import { wrongField } from './refusal.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What one submission is known by: a retry of it carries the same. */
export type Submission = { key: string; caller: number; call: string; requestHash: Buffer }

/** Reads `Idempotency-Key`; undefined without one. */
export function submissionOf(
  header: string | string[] | undefined,
  caller: number,
  call: string,
  input: unknown,
): Submission | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !UUID.test(header))
    throw wrongField('Idempotency-Key', 'Idempotency-Key must be a UUID')
  return {
    key: header,
    caller,
    call,
    requestHash: createHash('sha256')
      .update(JSON.stringify([call, input]))
      .digest(),
  }
}

/**
 * Claims the key for this transaction, or gives the answer it was claimed for before. A second transaction with the
 * same key waits here for the first: when that one commits it gets its answer, when it rolls back it does the work.
 */
export async function storedAnswer(trx: Transaction<DB>, submission: Submission): Promise<unknown> {
  const { key, caller, call, requestHash } = submission
  const claimed = await sql`insert into idempotency_keys (key, caller, call, request_hash)
    values (${key}, ${caller}, ${call}, ${requestHash}) on conflict do nothing`.execute(trx)
  if (claimed.numAffectedRows === 1n) return undefined
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('key', '=', key)
    .where('caller', '=', caller)
    .executeTakeFirst()
  if (!earlier?.answer || !earlier.request_hash.equals(requestHash))
    throw wrongField('Idempotency-Key', 'This Idempotency-Key was used for another request')
  return JSON.parse(earlier.answer)
}

/** Keeps the answer with what it answers for, in the same transaction. */
export async function keepAnswer(
  trx: Transaction<DB>,
  { key, caller }: Submission,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .where('caller', '=', caller)
    .modifyEnd(unread)
    .execute()
}

/** Gives a key free again: a call that was refused has changed nothing that may not be asked for once more. */
export async function releaseKey(trx: Transaction<DB>, { key, caller }: Submission): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('key', '=', key).where('caller', '=', caller).execute()
}
