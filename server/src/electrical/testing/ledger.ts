import { onWire, sum } from '@nivas/contract/money.ts'
import type { Database } from '../../db/connection.ts'

type Db = Pick<Database, 'db'>

/** Returns the bill lines of a house. */
export const billed = async (server: Db, profileId: number) => {
  const lines = await server.db
    .selectFrom('bill_lines')
    .select(['id', 'month', 'amount', 'rate'])
    .where('profile_id', '=', profileId)
    .orderBy('month')
    .orderBy('rate', (by) => by.nullsFirst())
    .execute()
  return lines.map(({ amount, month, rate }) => ({ month, amount: Number(amount), byUnit: rate !== null }))
}

/** Returns the dues of a house. */
export const owed = async (server: Db, profileId: number) =>
  onWire(
    sum(
      (
        await server.db
          .selectFrom('open_lines')
          .select('balance')
          .where('profile_id', '=', profileId)
          .execute()
      ).map(({ balance }) => balance),
    ),
  )
