import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The lifetime of a link, in minutes. */
export const RESET_MINUTES = 60

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

/**
 * Whether the mail of a link has expired; a change of the password also makes it expire. Call this only after locking
 * the user: it uses the current time, and so sees a change for which the lock waited.
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
 * Makes a link that sets a new password, and stores only the hash of its token. Returns the address on this server.
 * Everything is behind the #, which browsers never send to a server, so no log contains the token.
 */
export async function makeLink(db: Kysely<DB>, user: { id: number; email: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOfToken(token), user_id: user.id })
    .execute()
  return `/#/reset-password?${new URLSearchParams({ email: user.email, token })}`
}
