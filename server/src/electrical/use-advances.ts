import { allocate } from '@nivas/contract/electrical/allocate.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { openLines, toAllocate } from './open-lines.ts'
import { type House, writeWithoutMoney } from './write-payment.ts'

/** Uses the advances of houses for their present dues. No money moves, so no receipt is written. */
export async function useAdvances(
  trx: Transaction<DB>,
  actor: Pick<Actor, 'id' | 'today'>,
  houses: readonly House[],
): Promise<void> {
  const { rows } = await sql<{ profile_id: number }>`
    select distinct o.profile_id from open_lines o join bill_lines b on b.id = o.line_id
    where o.profile_id = any(${houses.map(({ id }) => id)}) and o.balance < 0 and b.charge_type_id is null`.execute(
    trx,
  )
  const withAdvance = new Set(rows.map(({ profile_id }) => profile_id))
  for (const house of houses.filter(({ id }) => withAdvance.has(id))) {
    const lines = (await openLines(trx, house.id)).filter(
      ({ balance, chargename }) => balance > 0 || chargename === null,
    )
    const allocations = allocate(lines.map(toAllocate), 0)
    if (allocations.length > 0) await writeWithoutMoney(trx, actor, house, { allocations })
  }
}
