import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { bornLate, isBornBefore } from '@nivas/contract/vaccination/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { lockRecord, type Row } from './lock-record.ts'
import { changedRecord, readRecord } from './read-person.ts'

type Merge = typeof vaccination.merge

/** The parts of a record that a merge may fill in. */
const parts = ['aadhaar_last4', 'aadhaar_hash', 'card_no', 'dob'] as const
type Part = (typeof parts)[number]

/** The data that a merge stores for its Undo, besides the removed record. */
export type ForUndo = {
  /** The remaining record. Later this merge may belong to a third record. */
  into: number
  /** The version of that record before and after the merge. */
  before: number
  version: number
  /** The parts that the remaining record lacked. */
  lacked: readonly Part[]
  /** The parts that the removed record lacked. */
  goneLacked: readonly Part[]
  goneVersion: number
  goneBy: number | null
  /** The doses that moved to the remaining record, and the records that had been merged into the removed one. */
  doses: readonly number[]
  merged: readonly number[]
}

/** Returns the parts that a record lacks. */
const lackedBy = (row: Row): Part[] => parts.filter((part) => row[part] === null)

/**
 * Merges the record `other` into the record `id` of the same person, which gets the doses, card, number and date of
 * birth that it lacks. Refused when the two contradict each other.
 */
export async function mergePersons(
  trx: Transaction<DB>,
  actor: Actor,
  { id, version, other, otherVersion }: Input<Merge>,
): Promise<Answer<Merge>> {
  requirePermission(actor, 'manage-vaccine-types')
  if (id === other) throw wrongField('other', 'Please choose another record')
  // The record with the lower id is locked first, as by an import.
  const lower = await lockRecord(trx, Math.min(id, other))
  const higher = await lockRecord(trx, Math.max(id, other))
  const [remaining, removed] = id < other ? [lower, higher] : [higher, lower]
  if (remaining.version !== version || removed.version !== otherVersion) throw changedRecord()
  await refuseOtherPerson(trx, remaining, removed)
  await refuseOtherDoses(trx, id, other)
  const merged = await storeHistory(trx, actor, id, other)
  const { rows: doses } = await sql<{
    id: number
  }>`insert into vaccination_doses (person_id, dose, vaccine_type_id, given_on, recorded_at, recorded_by)
    select ${id}::int, dose, vaccine_type_id, given_on, recorded_at, recorded_by from ${lacking(id, other)} returning id`.execute(
    trx,
  )
  await trx.deleteFrom('vaccination_persons').where('id', '=', other).execute()
  await writeEvent(trx, {
    name: 'vaccination.merged',
    record: { type: 'vaccination', id: other },
    input: { into: id },
    by: actor.id,
  })
  const undo: ForUndo = {
    into: id,
    before: version,
    version: version + 1,
    lacked: lackedBy(remaining),
    goneLacked: lackedBy(removed),
    goneVersion: removed.version,
    goneBy: removed.created_by,
    doses: doses.map((dose) => dose.id),
    merged,
  }
  await trx
    .updateTable('vaccination_merges')
    .set({ undo: JSON.stringify(undo) })
    .where('merged_id', '=', other)
    .execute()
  const numbered =
    remaining.aadhaar_hash || (remaining.aadhaar_last4 && !removed.aadhaar_hash) ? remaining : removed
  await trx
    .updateTable('vaccination_persons')
    .set({
      aadhaar_last4: numbered.aadhaar_last4,
      aadhaar_hash: numbered.aadhaar_hash,
      card_no: remaining.card_no ?? removed.card_no,
      dob: remaining.dob ?? removed.dob,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  const record = await readRecord(trx, id)
  if (!isBornBefore(record)) throw new Refusal(400, bornLate)
  return record
}

/** Refuses records with different cards or identity numbers. */
async function refuseOtherPerson(trx: Transaction<DB>, remaining: Row, removed: Row): Promise<void> {
  const { rows } = await sql<{ differ: boolean }>`
    select coalesce(card_key(${remaining.card_no}::text) <> card_key(${removed.card_no}::text), false) as differ`.execute(
    trx,
  )
  const differ = <V>(one: V | null, another: V | null, same: (one: V, another: V) => boolean) =>
    one !== null && another !== null && !same(one, another)
  if (
    rows[0]?.differ ||
    differ(remaining.aadhaar_last4, removed.aadhaar_last4, (one, another) => one === another) ||
    differ(remaining.aadhaar_hash, removed.aadhaar_hash, (one, another) => one.equals(another))
  )
    throw new Refusal(400, 'These records belong to two people: their cards or Aadhaar numbers differ.')
}

/** SQL for the doses `d` of the other record that this one lacks. The same vaccine on the same day is one dose. */
const lacking = (id: number, other: number) => sql`vaccination_doses d where d.person_id = ${other}
  and not exists (select from vaccination_doses k where k.person_id = ${id}
    and (k.vaccine_type_id, k.given_on) = (d.vaccine_type_id, d.given_on))`

/** Refuses when the other record has a dose that this one lacks, and this one has a different dose of that number. */
async function refuseOtherDoses(trx: Transaction<DB>, id: number, other: number): Promise<void> {
  const { rows } = await sql<{ dose: number }>`select d.dose from ${lacking(id, other)}
    and exists (select from vaccination_doses k where k.person_id = ${id} and k.dose = d.dose)
    order by d.dose limit 1`.execute(trx)
  const [taken] = rows
  if (taken)
    throw new Refusal(
      400,
      'Dose {{dose}} differs between the two records. Please enter all doses in the record you keep, or keep the other one.',
      { dose: taken.dose },
    )
}

/**
 * Stores what the other record had, and assigns to this record what was merged into the other before. Returns the ids of
 * those earlier merges.
 */
async function storeHistory(
  trx: Transaction<DB>,
  actor: Actor,
  id: number,
  other: number,
): Promise<number[]> {
  const before = await trx
    .updateTable('vaccination_merges')
    .set({ person_id: id })
    .where('person_id', '=', other)
    .returning('merged_id')
    .execute()
  await sql`insert into vaccination_merges (merged_id, person_id, first_name, last_name, mobile, address, dob, card_no, doses,
      created_at, merged_by)
    select p.id, ${id}::int, p.first_name, p.last_name, p.mobile, p.address, p.dob, p.card_no,
      (select jsonb_agg(jsonb_build_object('id', d.id, 'dose', d.dose, 'vtype', d.vaccine_type_id, 'date', d.given_on,
        'recorded_at', d.recorded_at, 'recorded_by', d.recorded_by) order by d.dose)
        from vaccination_doses d where d.person_id = p.id),
      p.created_at, ${actor.id}::int
    from vaccination_persons p where p.id = ${other}`.execute(trx)
  return before.map(({ merged_id }) => merged_id)
}
