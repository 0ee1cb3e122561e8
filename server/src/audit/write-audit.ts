import type { Call } from '@nivas/contract/call.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import type { Transaction } from 'kysely'
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

/** The part of an input that the audit stores: all fields except those that the call declares secret. */
const auditedInput = ({ secret = [] }: Call, input: Done['input']) =>
  Object.fromEntries(Object.entries(input).filter(([field]) => !secret.includes(field)))

const idOf = (value: unknown, field: string): number | null => {
  const id = value && typeof value === 'object' ? (value as Record<string, unknown>)[field] : undefined
  return typeof id === 'number' ? id : null
}

/**
 * The id of the record that a call creates or changes: from the input, otherwise from the answer; null for a
 * call without records.
 */
export function recordOf({ call, input, answer }: Pick<Done, 'call' | 'input' | 'answer'>): number | null {
  const { record, recordField = 'id' } = call
  return record ? (idOf(input, recordField) ?? idOf(answer, 'id') ?? idOf(answer, recordField)) : null
}

/** Writes the audit row of a call: actor, record, input and address, without the secret fields. */
export async function writeAudit(trx: Transaction<DB>, done: Done): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      user_id: done.userId,
      call: done.name,
      record_type: done.call.record ?? null,
      record_id: recordOf(done),
      said: withoutMarks(JSON.stringify(auditedInput(done.call, done.input))),
      address: done.address,
      request_id: done.requestId,
    })
    .execute()
}
