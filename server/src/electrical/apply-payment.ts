import type { Input } from '@nivas/contract/call.ts'
import { utr as utrSchema } from '@nivas/contract/cash/forms.ts'
import {
  type Allocation,
  allocate,
  allocatedAmount,
  receivedFor,
  wrongPayment,
} from '@nivas/contract/electrical/allocate.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { methodOf } from '@nivas/contract/electrical/methods.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { lockProfile } from './lock-profile.ts'
import { openLines, toAllocate } from './open-lines.ts'
import { readPayment } from './read-payments.ts'
import { takePayment } from './write-payment.ts'

const changed = () => new Refusal(400, 'The dues have changed meanwhile. Please check them again.')

/**
 * Takes a payment of dues. The request must equal the server's computation from the present bill lines: the received
 * money and the credits among the lines cover the dues, oldest first.
 */
export async function applyPayment(
  trx: Transaction<DB>,
  actor: Actor,
  {
    id: key,
    amount,
    paymentDate,
    paymentType,
    paymentDescription,
    utr,
    readingPayments,
  }: Input<typeof electrical.applyPayment>,
): Promise<DuesPayment | Repeated<DuesPayment>> {
  if (paymentDate !== actor.today) throw new Refusal(400, 'The payment date must be today. Please reload.')
  const house = await lockProfile(trx, await houseOf(trx, readingPayments))
  const received = receivedFor(readingPayments)
  const named = new Map(readingPayments.map((one) => [one.readingId, one.amount]))
  const by = paidBy(paymentType, paymentDescription, utr)
  const before = await sentBefore(trx, key, house.id, by, (lines) => isSame(lines, named))
  if (before !== undefined) return { data: await readPayment(trx, before), repeated: true }
  const lines = (await openLines(trx, house.id)).filter(({ id }) => named.has(id)).map(toAllocate)
  if (lines.length !== named.size) throw changed()
  const wrong = wrongPayment(lines, received)
  if (wrong) throw new Refusal(400, wrong)
  const allocations = allocate(lines, received)
  if (!isSame(allocations, named) || allocatedAmount(allocations) !== amount) throw changed()
  const payment = await takePayment(trx, actor, house, { key, kind: 'DUES', received, ...by, allocations })
  return readPayment(trx, payment)
}

const isSame = (allocations: readonly Allocation[], named: ReadonlyMap<number, number>) =>
  allocations.length === named.size &&
  allocations.every(({ readingId, amount }) => named.get(readingId) === amount)

/** Returns the id of the house of these bill lines; refuses lines of several houses. */
async function houseOf(trx: Transaction<DB>, named: readonly { readingId: number }[]): Promise<number> {
  const houses = await trx
    .selectFrom('bill_lines')
    .select('profile_id')
    .distinct()
    .where(
      'id',
      'in',
      named.map(({ readingId }) => readingId),
    )
    .execute()
  const [house, other] = houses
  if (!house) throw changed()
  if (other) throw new Refusal(400, 'These bills belong to more than one house.')
  return house.profile_id
}

type Sent = Allocation & { ofAdvance: boolean }

/**
 * Returns the id of the payment that was already made with this key, if its allocations and tender are the same.
 * Refuses a payment that the user changed after a lost answer, with the receipt number of the first one.
 */
export async function sentBefore(
  trx: Transaction<DB>,
  key: string,
  profileId: number,
  by: ReturnType<typeof paidBy>,
  isSent: (allocations: readonly Sent[]) => boolean,
): Promise<number | undefined> {
  const before = await trx
    .selectFrom('dues_payments')
    .select(['id', 'profile_id', 'receipt_number', 'method', 'description', 'utr'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!before) return undefined
  if (before.profile_id !== profileId) throw wrongField('id', 'This payment was sent for another house.')
  const { rows } = await sql<Omit<Sent, 'amount'> & { amount: string }>`
    select a.line_id as "readingId", a.amount, b.charge_type_id is null as "ofAdvance"
    from dues_allocations a join bill_lines b on b.id = a.line_id where a.payment_id = ${before.id}`.execute(
    trx,
  )
  // A payment without money has no tender.
  const hasSameTender =
    before.method === null ||
    (before.method === by.tender && before.description === by.description && before.utr === by.utr)
  if (!hasSameTender || !isSent(rows.map((row) => ({ ...row, amount: Number(row.amount) }))))
    throw new Refusal(400, 'This payment was already collected with receipt {{number}}.', {
      number: before.receipt_number ?? '',
    })
  return before.id
}

/** Returns the tender of a payment, with its UPI reference, which may be in the description. */
export function paidBy(paymentType: number, description: string | null, utr: string | null) {
  const tender = methodOf(paymentType)?.tender ?? 'CASH'
  if (tender !== 'UPI') return { tender, description, utr: null }
  const reference = utrSchema.safeParse(utr ?? description)
  if (!reference.success || !reference.data)
    throw wrongField(utr ? 'utr' : 'paymentDescription', 'The UPI reference (UTR) has 12 digits')
  return { tender, description: utr ? description : null, utr: reference.data }
}
