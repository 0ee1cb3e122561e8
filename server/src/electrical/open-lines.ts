import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { amountOfLine } from './bill-line.ts'

/** Returns the open bill lines of a house, including its credits, in the order in which payments cover them. */
export async function openLines(db: Kysely<DB>, profileId: number): Promise<ReadingBalance[]> {
  const { rows } = await sql<ReadingBalance>`
    select b.id, o.month as readingdate, t.name as chargename, b.charge_type_id is not null and b.rate is null as fixed,
      ${amountOfLine} as amount, o.balance
    from open_lines o join bill_lines b on b.id = o.line_id left join charge_types t on t.id = b.charge_type_id
    where o.profile_id = ${profileId}
    order by o.month, fixed desc, b.id`.execute(db)
  return rows.map((row) => ({ ...row, amount: Number(row.amount), balance: Number(row.balance) }))
}

/** Converts an open line into the form that the contract's rules take. */
export const toAllocate = ({ id, readingdate, fixed, balance }: ReadingBalance) => ({
  id,
  month: readingdate,
  fixed,
  balance,
})
