import type { VisitState } from '@nivas/contract/samadh/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { stateColumns, stateOf } from './visit-rows.ts'

/** Returns the state of a visit as it is now. */
export async function readState(trx: Transaction<DB>, id: number): Promise<VisitState> {
  const visit = await trx
    .selectFrom('samadh_visits')
    .select(stateColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return stateOf(visit, new Date())
}
