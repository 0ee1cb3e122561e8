import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthOf, wrongFuture } from '@nivas/contract/electrical/months.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { amountOfLine } from './bill-line.ts'
import { nextOf, type StoredReading, storedReading } from './correct-reading.ts'

/**
 * Returns the reading that begins where this one ends; undefined if the next family begins higher, because the house
 * was switched off.
 */
async function followingOf(db: Kysely<DB>, { profile, month, currentReading }: StoredReading) {
  const after = await storedReading(db, profile, month, 'after')
  return after?.profile === profile || after?.lastReading === currentReading ? after : undefined
}

/**
 * Returns the reading and the bill of a house for a month: the row of the meter first, then the fixed charges. Empty if
 * the month has not been read.
 */
export async function readMonth(db: Kysely<DB>, profileId: number, month: string): Promise<EditRow[]> {
  const reading = await storedReading(db, profileId, month)
  if (!reading) return []
  const before = await storedReading(db, profileId, month, 'before')
  const next = await followingOf(db, reading)
  const { rows: lines } = await sql<{ id: number; name: string; amount: string }>`
    select b.id, t.name, ${amountOfLine} as amount from bill_lines b join charge_types t on t.id = b.charge_type_id
    where b.reading_id = ${reading.id} order by lower(t.name)`.execute(db)
  const { id: _id, profile: _profile, unitLine, amount, month: _month, ...meter } = reading
  const ofMeter: EditRow = {
    ...meter,
    id: reading.id,
    name: lines.find(({ id }) => id === unitLine)?.name ?? '',
    fixed: false,
    isNewMeter: reading.newMeter,
    afterEstimate: before?.isEstimate ?? false,
    balance: amount,
    next: next ? nextOf(next, reading.currentReading) : null,
  }
  return [
    ofMeter,
    ...lines
      .filter(({ id }) => id !== unitLine)
      .map(({ id, name, amount: cost }) => ({
        ...ofMeter,
        id,
        name,
        fixed: true,
        units: 0,
        chargeAmount: Number(cost),
        balance: Number(cost),
        remarks: null,
        next: null,
      })),
  ]
}

export async function monthOfHouse(
  db: Kysely<DB>,
  { today }: Actor,
  { readingMonth, readingYear, profile }: Input<typeof electrical.monthOfHouse>,
): Promise<EditRow[]> {
  const month = monthOf(readingYear, readingMonth)
  const wrong = wrongFuture(month, today)
  if (wrong) throw new Refusal(400, wrong)
  return readMonth(db, profile, month)
}
