import { monthInWords } from '@nivas/contract/electrical/months.ts'
import { amountOf, following, unitsOf, wrongFollowing } from '@nivas/contract/electrical/reading.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { amountOfLine, rateOfLine } from './bill-line.ts'

/** A reading of a house with the bill line of its units. */
export type StoredReading = {
  id: number
  /** The id of the account of the reading. */
  profile: number
  month: string
  lastReading: number
  currentReading: number
  newMeter: boolean
  finalReading: number | null
  firstReading: number | null
  units: number
  isEstimate: boolean
  remarks: string | null
  /**
   * The bill line of the units, with its present `amount` and rate (`chargeAmount`); null for a house without a charge
   * by the unit.
   */
  unitLine: number | null
  amount: number
  chargeAmount: number
}

const at = {
  that: sql`r.month =`,
  before: sql`r.month <`,
  after: sql`r.month >`,
  readAfter: sql`not r.is_estimate and r.month >`,
}

/**
 * Selects the readings of an account and of the accounts that follow it in the same house, up to the first one that
 * was read.
 */
const ofFamilies = (profileId: number) =>
  sql`r.profile_id = any(array(select ${profileId}::int union all select f.id from next_families(${profileId}::int) f))`

/**
 * Returns the reading of a house in a month, the latest one before it, the first one after it, or the first one after
 * it that is not an estimate. After the last month of a family, the following reading belongs to the next family that
 * was read.
 */
export async function storedReading(
  db: Kysely<DB>,
  profileId: number,
  month: string,
  which: keyof typeof at = 'that',
): Promise<StoredReading | undefined> {
  const isAfter = which === 'after' || which === 'readAfter'
  const { rows } = await sql<
    StoredReading & Record<'lastReading' | 'currentReading' | 'units' | 'amount' | 'chargeAmount', string>
  >`
    select r.id, r.profile_id as profile, r.month, r.last_reading as "lastReading", r.reading as "currentReading", r.new_meter as "newMeter",
      r.final_reading as "finalReading", r.first_reading as "firstReading", r.units, r.is_estimate as "isEstimate", r.remarks,
      b.id as "unitLine", coalesce(${rateOfLine}, 0) as "chargeAmount", coalesce(${amountOfLine}, 0) as amount
    from electric_readings r left join bill_lines b on b.reading_id = r.id and b.rate is not null
    where ${isAfter ? ofFamilies(profileId) : sql`r.profile_id = ${profileId}`} and ${at[which]} ${month}
    order by r.month ${which === 'before' ? sql`desc` : sql`asc`} limit 1`.execute(db)
  const [row] = rows
  const orNull = (value: unknown) => (value === null ? null : Number(value))
  return (
    row && {
      ...row,
      lastReading: Number(row.lastReading),
      currentReading: Number(row.currentReading),
      finalReading: orNull(row.finalReading),
      firstReading: orNull(row.firstReading),
      units: Number(row.units),
      amount: Number(row.amount),
      chargeAmount: Number(row.chargeAmount),
    }
  )
}

type Corrected = Pick<
  StoredReading,
  'lastReading' | 'currentReading' | 'newMeter' | 'finalReading' | 'firstReading' | 'isEstimate' | 'remarks'
>

/**
 * Corrects a reading and its units, and their amount by a correction of the ledger at the rate of the bill. Payments
 * stay; an excess becomes a credit.
 */
export async function correctReading(
  trx: Transaction<DB>,
  was: StoredReading,
  now: Corrected,
  { by, reason }: { by: number; reason: string },
): Promise<void> {
  const units = unitsOf(now)
  await trx
    .updateTable('electric_readings')
    .set({
      last_reading: now.lastReading,
      reading: now.currentReading,
      new_meter: now.newMeter,
      final_reading: now.newMeter ? now.finalReading : null,
      first_reading: now.newMeter ? now.firstReading : null,
      units,
      is_estimate: now.isEstimate,
      remarks: now.remarks,
    })
    .where('id', '=', was.id)
    .execute()
  const difference = onWire(rupees(amountOf(units, was.chargeAmount)).minus(was.amount))
  if (was.unitLine === null || difference === 0) return
  await trx
    .insertInto('bill_corrections')
    .values({ line_id: was.unitLine, amount: difference, reason, made_by: by })
    .execute()
}

/** Makes the reading after a month, and the accounts of the next families, begin at the present end of that month. */
export async function correctFollowing(
  trx: Transaction<DB>,
  by: number,
  profileId: number,
  { month, ends }: { month: string; ends: number },
): Promise<void> {
  const next = await storedReading(trx, profileId, month, 'after')
  const begins =
    next?.profile === profileId ? new Map<number, number>() : await moveNextFamilies(trx, profileId, ends)
  if (!next) return
  const lastReading = begins.get(next.profile) ?? ends
  if (next.lastReading === lastReading) return
  const reason = `${monthInWords(month)}: ${ends}`
  await correctReading(trx, next, { ...next, lastReading }, { by, reason })
}

/**
 * Moves the first readings of the next families, up to the first one that was read, to the last reading of the family
 * before; returns them by account. A house that was switched off may have used units that are never billed: its next
 * family never begins below them.
 */
async function moveNextFamilies(
  trx: Transaction<DB>,
  profileId: number,
  ends: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; begins: string }>`
    update electric_profiles p set first_reading = greatest(f.above, ${ends}::numeric)
    from next_families(${profileId}::int) f where p.id = f.id returning p.id, p.first_reading as begins`.execute(
    trx,
  )
  return new Map(rows.map(({ id, begins }) => [id, Number(begins)]))
}

/**
 * Returns the reason why a month cannot have this reading: it would make the next reading wrong, or the first real
 * reading after estimates. `isEstimate`: the reading stays an estimate.
 */
export async function wrongAfter(
  db: Kysely<DB>,
  profileId: number,
  { month, reading, isEstimate = false }: { month: string; reading: number; isEstimate?: boolean },
): Promise<Text | undefined> {
  const next = await storedReading(db, profileId, month, 'after')
  const wrong = next && wrongFollowing(next, reading, isEstimate)
  if (wrong || isEstimate || !next?.isEstimate) return wrong
  const read = await storedReading(db, profileId, month, 'readAfter')
  return read && wrongFollowing(read, reading)
}

/** Returns the following reading with its units and amount when it begins at `lastReading`, for the single edit. */
export const nextOf = (next: StoredReading, lastReading: number) => ({
  month: next.month,
  currentReading: next.currentReading,
  newMeter: next.newMeter,
  finalReading: next.finalReading,
  firstReading: next.firstReading,
  isEstimate: next.isEstimate,
  chargeAmount: next.chargeAmount,
  ...following(next, lastReading),
})
