import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { amountOf, wrongRate } from '@nivas/contract/electrical/reading.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { amountOfLine, rateOfLine } from './bill-line.ts'
import { lockProfile } from './lock-profile.ts'
import { found } from './named-rows.ts'

type Correct = typeof electrical.correctCharge

/**
 * Corrects a charge of a month that was billed at a wrong amount or rate. Payments stay; an excess becomes a credit.
 * The charges of the house, by which the next month is billed, do not change.
 */
export async function correctCharge(
  trx: Transaction<DB>,
  actor: Actor,
  { id, amount, saved, reason }: Input<Correct>,
): Promise<Answer<Correct>> {
  const billed = await trx
    .selectFrom('bill_lines')
    .select('profile_id')
    .where('id', '=', id)
    .where('charge_type_id', 'is not', null)
    .executeTakeFirst()
  const { profile_id } = found(billed, 'There is no such bill')
  await lockProfile(trx, profile_id)
  const { rows } = await sql<{ units: string; rate: string | null; amount: string }>`
    select r.units, ${rateOfLine} as rate, ${amountOfLine} as amount
    from bill_lines b join electric_readings r on r.id = b.reading_id where b.id = ${id}`.execute(trx)
  const line = found(rows[0], 'There is no such bill')
  const units = Number(line.units)
  if (saved !== Number(line.rate ?? line.amount))
    throw new Refusal(400, 'This house has changed meanwhile. Please reload.')
  const wrong = line.rate === null ? undefined : wrongRate(units, amount)
  if (wrong) throw wrongField('amount', wrong)
  const billedAs = line.rate === null ? amount : amountOf(units, amount)
  const difference = onWire(rupees(billedAs).minus(line.amount))
  if (difference === 0) throw wrongField('amount', 'This does not change the bill.')
  await trx
    .insertInto('bill_corrections')
    .values({
      ...{ line_id: id, amount: difference, rate: line.rate === null ? null : amount },
      ...{ reason, made_by: actor.id },
    })
    .execute()
  return { profile: profile_id }
}
