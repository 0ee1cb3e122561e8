import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Lane 9 comes before lane 10. */
const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export async function listGroups(db: Kysely<DB>) {
  const groups = await db.selectFrom('satsangi_groups').select(['id', 'name']).execute()
  return groups.toSorted((one, other) => names.compare(one.name, other.name))
}
