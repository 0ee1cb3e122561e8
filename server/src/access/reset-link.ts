import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** How long a link sets a password. */
export const RESET_MINUTES = 60

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

/**
 * Makes a link that sets a new password, and keeps the hash of its token alone. It is where the link leads on this server:
 * all behind the #, which is never sent to a server nor written into its logs.
 */
export async function makeLink(db: Kysely<DB>, user: { id: number; email: string }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOfToken(token), user_id: user.id })
    .execute()
  return `/#/reset-password?${new URLSearchParams({ email: user.email, token })}`
}
