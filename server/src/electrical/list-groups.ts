import { naturalOrder } from '@nivas/contract/natural-order.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export async function listGroups(db: Kysely<DB>) {
  const groups = await db.selectFrom('satsangi_groups').select(['id', 'name']).execute()
  return groups.toSorted((one, other) => naturalOrder(one.name, other.name))
}
