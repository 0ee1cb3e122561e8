import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { wrongReading } from '@nivas/contract/electrical/reading.ts'
import type { ProfileToEdit } from '@nivas/contract/electrical/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { storedReading } from './correct-reading.ts'
import { readProfile } from './get-profile.ts'
import { lockProfile } from './lock-profile.ts'
import { found } from './named-rows.ts'
import { readingRows } from './reading-rows.ts'
import { useAdvances } from './use-advances.ts'
import { writeReadings } from './write-readings.ts'

/**
 * Changes the family of a house. Bills the account of the leaving family for this month up to the present reading, and
 * closes it with its dues. Opens an account for the new family, which begins at that reading and is read from next
 * month.
 */
export async function changeFamily(
  trx: Transaction<DB>,
  actor: Actor,
  { id, name, reading }: Input<typeof electrical.changeFamily>,
): Promise<ProfileToEdit> {
  const { house_key, left_on } = await lockProfile(trx, id)
  if (left_on) throw new Refusal(400, 'This family has already left the house. Please reload.')
  const above = await readLast(trx, actor, id, reading)
  await trx
    .updateTable('electric_profiles')
    .set({ left_on: actor.today, house_key: null, is_enabled: false })
    .where('id', '=', id)
    .execute()
  const { rows } = await sql<{ id: number }>`
    insert into electric_profiles (name, houseno, house_key, house_order, meterno, metertype, line_id, group_id, first_reading,
      begins_above, follows)
    select ${name}::text, houseno, ${house_key}::text, house_order, meterno, metertype, line_id, group_id,
      ${reading}::numeric, ${above}::numeric, id from electric_profiles where id = ${id} returning id`.execute(
    trx,
  )
  const next = found(rows[0], 'There is no such house').id
  await sql`insert into profile_charges (profile_id, charge_type_id, is_fixed, amount, is_enabled)
    select ${next}::int, charge_type_id, is_fixed, amount, is_enabled from profile_charges where profile_id = ${id}`.execute(
    trx,
  )
  return readProfile(trx, next)
}

/**
 * Bills the leaving family for this month up to its last reading, and returns null. A house that is switched off, or
 * whose line is, is not billed: then returns the reading if it is above the previous one, so that the next family is
 * not billed for these units either.
 */
async function readLast(
  trx: Transaction<DB>,
  actor: Actor,
  id: number,
  reading: number,
): Promise<number | null> {
  const month = addMonths(actor.today, 0)
  const [row] = await readingRows(trx, month, sql`p.id = ${id}`)
  const house = found(row, 'There is no such house')
  const isBilled = house.enabled && (await isLineOn(trx, house.line_id))
  if (isBilled && (await isReadLate(trx, id, month)))
    throw new Refusal(
      400,
      'This house was not read last month. Please read it first, because the leaving family is billed for that month too.',
    )
  const read = await storedReading(trx, id, month)
  if (read?.currentReading === reading) return null
  if (read)
    throw wrongField(
      'reading',
      say(
        'This house was already read as {{reading}} in this month. Please correct it in House Reading Edit.',
        {
          reading: read.currentReading,
        },
      ),
    )
  if (house.isRead)
    throw new Refusal(
      400,
      'This family moved in this month and is billed from next month. Please wait until then.',
    )
  const wrong = wrongReading({ ...house, currentReading: reading, newMeter: false })
  if (wrong) throw wrongField('reading', wrong)
  if (!isBilled) return reading > house.lastReading ? reading : null
  const meter = { newMeter: false, finalReading: null, firstReading: null, estimated: false }
  await writeReadings(trx, actor.id, month, [{ house, reading, ...meter }])
  await useAdvances(trx, actor, [house])
  return null
}

async function isLineOn(trx: Transaction<DB>, id: number): Promise<boolean> {
  const line = await trx
    .selectFrom('electric_lines')
    .select('is_enabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return line.is_enabled
}

/** Returns whether last month's reading is missing: the house was read in the month before, and not last month. */
async function isReadLate(trx: Transaction<DB>, id: number, month: string): Promise<boolean> {
  const wasRead = async (age: number) =>
    (await readingRows(trx, addMonths(month, -age), sql`p.id = ${id}`)).some(({ isRead }) => isRead)
  return !(await wasRead(1)) && wasRead(2)
}
