import type { Answer, Input } from '@nivas/contract/call.ts'
import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { lockRecord, type Row } from './lock-record.ts'
import type { ForUndo } from './merge-persons.ts'
import { changedRecord, readRecord } from './read-person.ts'

type Undo = typeof vaccination.undoMerge

/** Undoes the merge of `other` into `id` and restores both records. Refuses if the record was changed since. */
export async function undoMerge(
  trx: Transaction<DB>,
  actor: Actor,
  { id, other }: Input<Undo>,
): Promise<Answer<Undo>> {
  requirePermission(actor, 'manage-vaccine-types')
  if (id === other) throw wrongField('other', 'Please choose another record')
  const kept = await lockRecord(trx, id)
  const merge = await trx
    .selectFrom('vaccination_merges')
    .select('undo')
    .where('merged_id', '=', other)
    .where('person_id', '=', id)
    .where('merged_at', '>=', sql<Date>`now() - make_interval(secs => ${UNDO_WITHIN})`)
    .executeTakeFirst()
  if (!merge?.undo) throw await cannotUndo(trx, id, other)
  const undo = merge.undo as unknown as ForUndo
  if (undo.into !== id || kept.version !== undo.version) throw changedRecord()
  await trx
    .deleteFrom('vaccination_doses')
    .where('id', 'in', [...undo.doses, 0])
    .execute()
  await trx
    .updateTable('vaccination_persons')
    .set({ ...Object.fromEntries(undo.lacked.map((part) => [part, null])), version: kept.version + 1 })
    .where('id', '=', id)
    .execute()
  await restoreOther(trx, other, kept, undo)
  await sql`update vaccination_merges set person_id = ${other} where merged_id = any(${undo.merged}::int[])`.execute(
    trx,
  )
  await trx.deleteFrom('vaccination_merges').where('merged_id', '=', other).execute()
  // The record has its state after the merge before this one again, which can be undone next.
  await sql`update vaccination_merges set undo = undo || jsonb_build_object('version', ${kept.version + 1}::int)
    where person_id = ${id} and undo @> jsonb_build_object('into', ${id}::int, 'version', ${undo.before}::int)`.execute(
    trx,
  )
  const record = { type: 'vaccination', id: other }
  await writeEvent(trx, { name: 'vaccination.parted', record, input: { was: id }, by: actor.id })
  return readRecord(trx, id)
}

/**
 * Returns the refusal of a merge that cannot be undone: it is too late, another tab or desk has undone it, or it was
 * never made.
 */
async function cannotUndo(trx: Transaction<DB>, id: number, other: number): Promise<Error> {
  const merged = await trx
    .selectFrom('vaccination_merges')
    .select('person_id')
    .where('merged_id', '=', other)
    .where('person_id', '=', id)
    .executeTakeFirst()
  if (merged) return new Refusal(400, 'A merge can be undone only within two minutes.')
  await lockRecord(trx, other)
  const numbers = { other, srNo: id }
  return new Refusal(
    400,
    'Sr.No {{other}} and Sr.No {{srNo}} are two records. There is no merge to undo.',
    numbers,
  )
}

/** Restores the removed record with its Sr.No, its doses and who recorded them. */
async function restoreOther(trx: Transaction<DB>, other: number, kept: Row, undo: ForUndo): Promise<void> {
  const { goneLacked, goneVersion, goneBy } = undo
  const number = goneLacked.includes('aadhaar_last4') ? null : kept.aadhaar_last4
  const hash = goneLacked.includes('aadhaar_hash') ? null : kept.aadhaar_hash
  await refusing(
    sql`insert into vaccination_persons (id, first_name, last_name, mobile, address, dob, card_no, aadhaar_last4, aadhaar_hash,
        created_at, created_by, version) overriding system value
      select merged_id, first_name, last_name, mobile, address, dob, card_no, ${number}::text, ${hash}::bytea,
        created_at, ${goneBy}::int, ${goneVersion}::int
      from vaccination_merges where merged_id = ${other}`.execute(trx),
    {
      vaccination_person_aadhaar: changedRecord,
      vaccination_person_card: changedRecord,
      vaccination_person_name: changedRecord,
    },
  )
  await sql`insert into vaccination_doses (id, person_id, dose, vaccine_type_id, given_on, recorded_at, recorded_by)
      overriding system value
    select d.id, m.merged_id, d.dose, d.vtype, d.date, d.recorded_at, d.recorded_by from vaccination_merges m,
      jsonb_to_recordset(m.doses) as d (id int, dose int, vtype int, date date, recorded_at timestamptz, recorded_by int)
    where m.merged_id = ${other}`.execute(trx)
}
