import type { Call } from '@nivas/contract/call.ts'
import { doneBefore, usedBefore } from '@nivas/contract/outbox.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Protect } from './protect.ts'
import { Refusal, wrongField } from './refusal.ts'
import { storedSerialiser } from './serialise.ts'
import { isUuid } from './uuid.ts'

/**
 * The identity of a submission; a retry carries the same one. `caller` is 0 for callers without a session. The
 * submission of a call that may wait in a browser is stored `forGood` and is identified only by its key, because the
 * next user of the browser may send it.
 */
export type Submission = { key: string; caller: number; call: string; requestHash: Buffer; forGood: boolean }

/**
 * Reads `Idempotency-Key`; undefined without one. The hash of the request covers every field, including secret ones.
 */
export function submissionOf(
  header: string | string[] | undefined,
  { caller, name, call }: { caller: number; name: string; call: Call },
  input: Readonly<Record<string, unknown>>,
  { digest }: Protect,
): Submission | undefined {
  if (header === undefined) return undefined
  if (!isUuid(header)) throw wrongField('Idempotency-Key', 'Idempotency-Key must be a UUID')
  const compared = Object.entries(input).filter(([field]) => !call.mayDiffer?.includes(field))
  return {
    key: header.toLowerCase(),
    caller,
    call: name,
    forGood: call.outbox === true,
    requestHash: digest(JSON.stringify([name, Object.fromEntries(compared)])),
  }
}

const about = ({ key, caller }: Pick<Submission, 'key' | 'caller'>) => `answer ${key} ${caller}`

/** The time of a transaction, with which the database dates what it writes. */
type Moment = { now: Date }

export async function momentOf(trx: Transaction<DB>): Promise<Moment> {
  const { rows } = await sql<Moment>`select now() as now`.execute(trx)
  return rows[0] as Moment
}

/**
 * Claims the key for this transaction, or returns the stored answer of an earlier claim. A second transaction with the
 * same key waits for the first one. It gets the stored answer if the first one commits, and does the work if the first
 * one is rolled back.
 */
export async function claimOrAnswer(
  trx: Transaction<DB>,
  submission: Submission,
  { decrypt }: Protect,
): Promise<Moment | { answer: unknown }> {
  const { key, caller, call, requestHash, forGood } = submission
  const { rows } = await sql<Moment>`insert into submissions (key, person, call, request_hash, for_good)
    values (${key}, ${caller}, ${call}, ${requestHash}, ${forGood}) on conflict do nothing
    returning now() as now`.execute(trx)
  const [claimed] = rows
  if (claimed) return claimed
  const earlier = await trx
    .selectFrom('submissions')
    .select(['person', 'call', 'request_hash', 'answer'])
    .where('key', '=', key)
    .where((where) => (forGood ? where('for_good', '=', true) : where('person', '=', caller)))
    .executeTakeFirst()
  const isSame =
    earlier?.call === call && (earlier.request_hash === null || earlier.request_hash.equals(requestHash))
  if (!isSame) throw wrongField('Idempotency-Key', usedBefore)
  if (!earlier.answer) throw new Refusal(400, doneBefore)
  return { answer: JSON.parse(decrypt(earlier.answer, about({ key, caller: earlier.person })).toString()) }
}

/**
 * Returns a stored answer as text, by the schema of the successful answer. An answer of an earlier version that does
 * not fit this schema is refused as already done, because a browser would repeat any other failure for ever.
 */
export function textOfStored(schema: object, answer: unknown): string {
  try {
    return storedSerialiser(schema)(answer)
  } catch {
    throw new Refusal(400, doneBefore)
  }
}

/**
 * Whether this submission already has a stored answer. Such a request changes nothing, and does not count as an
 * attempt.
 */
export async function wasAnswered(
  db: Kysely<DB>,
  { key, caller, call, requestHash }: Submission,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('submissions')
    .select('key')
    .where('key', '=', key)
    .where('person', '=', caller)
    .where('call', '=', call)
    .where('request_hash', '=', requestHash)
    .where('answer', 'is not', null)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Whether this key decrypts the newest answer that a server stored in this database; undefined when none is stored. */
export async function opensLastAnswer(db: Kysely<DB>, { decrypt }: Protect): Promise<boolean | undefined> {
  const lastOf = (which: RawBuilder<unknown>) => sql`(select key, person, answer, first_seen from submissions
    where ${which} and answer is not null order by first_seen desc limit 1)`
  // Each kind has its own index by age.
  const { rows } = await sql<{ key: string; person: number; answer: Buffer }>`
    select key, person, answer from (${lastOf(sql`not for_good`)} union all ${lastOf(sql`for_good`)}) as last
    order by first_seen desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return undefined
  try {
    decrypt(last.answer, about({ key: last.key, caller: last.person }))
    return true
  } catch {
    return false
  }
}

/** Stores the answer, and the id of the record that the call created or changed, with the submission. */
export async function storeAnswer(
  trx: Transaction<DB>,
  submission: Submission,
  { answer, record }: { answer: unknown; record: number | null },
  { encrypt }: Protect,
): Promise<void> {
  const { key, caller } = submission
  await trx
    .updateTable('submissions')
    .set({ answer: encrypt(JSON.stringify(answer), about(submission)), record_id: record })
    .where('key', '=', key)
    .where('person', '=', caller)
    .execute()
}

/** Releases a key: a refused call has changed nothing and may be sent again. */
export async function releaseKey(trx: Transaction<DB>, { key, caller }: Submission): Promise<void> {
  await trx.deleteFrom('submissions').where('key', '=', key).where('person', '=', caller).execute()
}
