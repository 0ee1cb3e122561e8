import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

type Maker = { id: number; name: string }

/**
 * Returns the user who made a submission that waited in a browser, as the browser names them; undefined if that is the
 * user `than`, or if it did not wait. The sender may be a different person.
 */
export async function otherMaker(
  db: Kysely<DB>,
  made: { by: number } | undefined,
  than: number,
): Promise<Maker | undefined> {
  if (!made || made.by === than) return undefined
  return db.selectFrom('users').select(['id', 'name']).where('id', '=', made.by).executeTakeFirst()
}
