import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Staff, staff } from './staff.ts'

/** Reads the demo's users. The venue's first user replaces a removed one, so that a part can still be filled. */
export async function readStaff(trx: Transaction<DB>): Promise<Staff> {
  const users = await trx.selectFrom('users').select(['id', 'email']).orderBy('id').execute()
  const idOf = (mailbox: string) =>
    (users.find(({ email }) => email === `${mailbox}@nivas.local`) ?? users[0])?.id
  return Object.fromEntries(Object.keys(staff).map((mailbox) => [mailbox, idOf(mailbox)])) as Staff
}
