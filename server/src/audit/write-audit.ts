import type { Call } from '@nivas/contract/call.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Done = {
  name: string
  call: Call
  userId: number | null
  /** Null for the command line. */
  address: string | null
  requestId: string
  input: Record<string, unknown>
  answer: unknown
}

const idOf = (value: unknown, field: string): number | null => {
  const id = value && typeof value === 'object' ? (value as Record<string, unknown>)[field] : undefined
  return typeof id === 'number' ? id : null
}

/**
 * Returns the id of the record that a call creates or changes, from the input or else from the answer; null for a call
 * without records.
 */
export function recordOf({ call, input, answer }: Pick<Done, 'call' | 'input' | 'answer'>): number | null {
  const { record, recordField = 'id' } = call
  return record ? (idOf(input, recordField) ?? idOf(answer, 'id') ?? idOf(answer, recordField)) : null
}

/**
 * Returns the part of an input that the audit stores: all fields, at any depth, except those that the call declares
 * secret.
 */
const saidOf = ({ call: { secret = [] }, input }: Done): string =>
  withoutMarks(JSON.stringify(input, (field, value: unknown) => (secret.includes(field) ? undefined : value)))

/** Writes the audit row of a call: actor, record, input and address, without the secret fields. */
export async function writeAudit(trx: Transaction<DB>, done: Done): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      user_id: done.userId,
      call: done.name,
      record_type: done.call.record ?? null,
      record_id: recordOf(done),
      said: saidOf(done),
      address: done.address,
      request_id: done.requestId,
    })
    .execute()
}

/** How long, in minutes, the pages of an export count as part of the row that was written when it began. */
const EXPORT_MINUTES = 15

/** The fields that say which part of the list a request reads. */
const parts = ['page', 'per_page']

/**
 * Writes the audit row of a page that is read for a file. The first page of an export writes one row for the whole
 * export. A later page, or the first page read again, writes a row only if this user has not begun such an export
 * recently.
 */
export async function writeExportAudit(trx: Transaction<DB>, done: Done, begins: boolean): Promise<void> {
  const whole = Object.fromEntries(Object.entries(done.input).filter(([field]) => !parts.includes(field)))
  const row = { ...done, input: whole }
  if ((begins && done.input.page === 1) || !(await isWritten(trx, row))) await writeAudit(trx, row)
}

async function isWritten(trx: Transaction<DB>, row: Done): Promise<boolean> {
  const { rows } = await sql`select from audit_log where user_id = ${row.userId} and call = ${row.name}
    and at > now() - make_interval(mins => ${EXPORT_MINUTES}) and said = ${saidOf(row)}::jsonb limit 1`.execute(
    trx,
  )
  return rows.length > 0
}
