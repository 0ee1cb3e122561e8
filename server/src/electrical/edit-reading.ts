import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthInWords, monthOf } from '@nivas/contract/electrical/months.ts'
import { amountOf, unitsOf, wrongReading, wrongRemarks } from '@nivas/contract/electrical/reading.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { correctFollowing, correctReading, storedReading, wrongAfter } from './correct-reading.ts'
import { lockProfile, lockProfiles } from './lock-profile.ts'
import { readMonth } from './month-of-house.ts'
import { found } from './named-rows.ts'

type Edit = typeof electrical.editReading
type Shown = NonNullable<Input<Edit>['readings'][number]['saved']>

const changed = () => new Refusal(400, 'This house has changed meanwhile. Please reload.')

/** Returns whether the stored reading still equals the one that the form showed. */
const isSame = (shown: Shown, saved: Shown) =>
  shown.currentReading === saved.currentReading &&
  shown.newMeter === saved.newMeter &&
  shown.finalReading === saved.finalReading &&
  shown.firstReading === saved.firstReading

/**
 * Corrects the reading of a house and month, and the units and the amount of the next reading, which begins where this
 * one ends. So the units of a meter still add up to the difference of its last and its first reading.
 */
export async function editReading(
  trx: Transaction<DB>,
  actor: Actor,
  { period, readings }: Input<Edit>,
): Promise<Answer<Edit>> {
  const month = monthOf(period.year, period.month)
  const [typed] = readings
  if (!typed) throw new Error('the schema lets one reading pass')
  const { profile_id } = found(
    await trx
      .selectFrom('electric_readings')
      .select('profile_id')
      .where('id', '=', typed.id)
      .where('month', '=', month)
      .executeTakeFirst(),
    'There is no such reading',
  )
  await lockProfile(trx, profile_id)
  // Lock the accounts of the next families too, because they begin where this one ends. Their ids are higher.
  await lockProfiles(trx, sql`p.id in (select f.id from next_families(${profile_id}::int) f)`)
  const saved = found(await storedReading(trx, profile_id, month), 'There is no such reading')
  const before = await storedReading(trx, profile_id, month, 'before')

  if (typed.saved && !isSame(typed.saved, saved)) throw changed()
  const isEstimate = saved.isEstimate && saved.currentReading === typed.currentReading
  const afterEstimate = before?.isEstimate || (isEstimate && !typed.newMeter)

  const wrong =
    wrongReading({ ...typed, afterEstimate, chargeAmount: saved.chargeAmount }) ??
    (await wrongAfter(trx, profile_id, { month, reading: typed.currentReading, isEstimate }))
  if (wrong) throw wrongField('readings.0.currentReading', wrong)
  const units = unitsOf(typed)
  if (
    typed.lastReading !== saved.lastReading ||
    typed.units !== units ||
    typed.balance !== amountOf(units, saved.chargeAmount)
  )
    throw changed()
  const wrongReason = wrongRemarks(saved, typed, typed.remarks)
  if (wrongReason) throw wrongField('readings.0.remarks', wrongReason)
  const reason = typed.remarks ?? monthInWords(month)
  await correctReading(trx, saved, { ...typed, isEstimate }, { by: actor.id, reason })
  await correctFollowing(trx, actor.id, profile_id, { month, ends: typed.currentReading })
  return { id: profile_id, rows: await readMonth(trx, profile_id, month) }
}
