import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The lifetime of a link, in minutes. */
export const RESET_MINUTES = 60

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

/**
 * Whether the mail of a link has expired, as a change of the password makes it. To be called once the user is
 * locked: it uses the present moment, and so sees a change that the lock waited for.
 */
export async function hasEnded(trx: Transaction<DB>, mailId: number): Promise<boolean> {
  const useful = await trx
    .selectFrom('mails')
    .select('id')
    .where('id', '=', mailId)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .executeTakeFirst()
  return useful === undefined
}

/**
 * Makes a link that sets a new password, and stores only the hash of its token. Returns the address on this
 * server: everything is behind the #, which browsers never send to a server, so it is in no log.
 */
export async function makeLink(db: Kysely<DB>, user: { id: number; email: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOfToken(token), user_id: user.id })
    .execute()
  return `/#/reset-password?${new URLSearchParams({ email: user.email, token })}`
}
