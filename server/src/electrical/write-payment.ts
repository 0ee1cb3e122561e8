import { randomUUID } from 'node:crypto'
import type { Tender } from '@nivas/contract/cash/tenders.ts'
import type { Allocation } from '@nivas/contract/electrical/allocate.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Receipt, takeMoney } from '../cash/index.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { triedAgain, wrongField } from '../http/refusal.ts'

export type House = { id: number; name: string; houseno: string }

/** Returns the record that the cash book names for a payment. */
export const recordOf = (id: number, { houseno, name }: House) => ({
  type: 'dues_payment',
  id,
  name: `${houseno} ${name}`,
})

/** Takes the id of a new payment in advance, because its receipt names it. */
export async function nextPayment(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('dues_payments', 'id'))::int as id`.execute(db)
  return rows[0]?.id ?? 0
}

type NewPayment = {
  id: number
  key: string
  received: number
  method: Tender | null
  description: string | null
  utr: string | null
  /** The id of the payment that this one takes back; `reason` says why. */
  undoes?: number
  reason?: string
  receipt: Receipt | null
  /** `undoes` is the id of the allocation that this one takes back. */
  allocations: readonly (Allocation & { undoes?: number })[]
}

/** Writes a payment and its allocations. The database refuses a payment that does not equal its receipt. */
export async function writePayment(
  trx: Transaction<DB>,
  actor: Pick<Actor, 'id' | 'today'>,
  house: House,
  { receipt, allocations, ...row }: NewPayment,
): Promise<void> {
  const writing = sql`
    with payment as (
      insert into dues_payments (id, key, profile_id, received, receipt_id, receipt_number, method, description, utr, undoes,
        reason, paid_on, taken_by)
      overriding system value
      values (${row.id}, ${row.key}, ${house.id}, ${row.received}, ${receipt?.id ?? null}, ${receipt?.number ?? null},
        ${row.method}, ${row.description}, ${row.utr}, ${row.undoes ?? null}, ${row.reason ?? null}, ${actor.today}, ${actor.id})
      returning id, profile_id
    )
    insert into dues_allocations (payment_id, profile_id, line_id, amount, undoes)
    select payment.id, payment.profile_id, a."readingId", a.amount, a.undoes
    from payment, json_to_recordset(${JSON.stringify(allocations)}::json) as a ("readingId" int, amount numeric, undoes int)`.execute(
    trx,
  )
  await refusing(writing, {
    // Houses are locked one by one, so one key can arrive for two houses concurrently. A retry finds the first payment.
    dues_payments_once: () => triedAgain(wrongField('id', 'This payment was sent for another house.')),
  })
}

/** Writes a payment that moves no money: it uses an advance, or takes such a use back. */
export const writeWithoutMoney = async (
  trx: Transaction<DB>,
  actor: Pick<Actor, 'id' | 'today'>,
  house: House,
  payment: Pick<NewPayment, 'allocations' | 'undoes' | 'reason'>,
): Promise<void> =>
  writePayment(trx, actor, house, {
    id: await nextPayment(trx),
    key: randomUUID(),
    received: 0,
    method: null,
    description: null,
    utr: null,
    receipt: null,
    ...payment,
  })

type Taken = {
  key: string
  kind: 'DUES' | 'ADVANCE'
  received: number
  tender: Tender
  description: string | null
  utr: string | null
  allocations: readonly Allocation[]
}

/** Takes the money of a house into the cash book, writes the payment, and returns its id. */
export async function takePayment(
  trx: Transaction<DB>,
  actor: Actor,
  house: House,
  { key, kind, received, tender, description, utr, allocations }: Taken,
): Promise<number> {
  const id = await nextPayment(trx)
  const isCash = tender === 'CASH'
  const receipt =
    received === 0
      ? null
      : await takeMoney(trx, actor, {
          counter: 'electricity',
          record: recordOf(id, house),
          lines: [{ kind, amount: received, tender }],
          utr: tender === 'UPI' ? utr : null,
          reference: isCash ? null : description,
        })
  await writePayment(trx, actor, house, {
    ...{ id, key, received, description, receipt, allocations },
    ...{ method: receipt && tender, utr: receipt?.utr ?? null },
  })
  return id
}
