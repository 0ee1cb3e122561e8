import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Maker = { id: number; name: string }

/**
 * Who made what waited in a browser, as it says, where that is another person than `than`: somebody else may have sent it.
 */
export async function otherMaker(
  db: Kysely<DB>,
  made: { by: number } | undefined,
  than: number,
): Promise<Maker | undefined> {
  if (!made || made.by === than) return undefined
  return db.selectFrom('users').select(['id', 'name']).where('id', '=', made.by).executeTakeFirst()
}
