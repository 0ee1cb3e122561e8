import { access } from '@nivas/contract/access/calls.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import type { Database } from '../../db/connection.ts'
import { type Client, type SessionHeaders, signIn } from '../client.ts'

/**
 * The age at which a session is renewed, because some calls require a password that was entered within the last minute.
 */
const FRESH_MS = 30_000

export type User = {
  session: () => SessionHeaders
  /** Signs in again when a request has ended the session or taken a permission, or when the session is old. */
  renew: () => Promise<boolean>
}

/** Returns a user with all permissions, who can be signed in again. */
export async function keepSignedIn(database: Database, origin: string): Promise<User> {
  const permissions = async ({ data }: Client) =>
    data(access.currentUser, {}).then(
      (user) => user.permissions.length,
      () => 0,
    )
  const enter = async () => {
    const client = await signIn(database, origin, permissionNames)
    return { client, since: performance.now(), may: await permissions(client) }
  }
  let user = await enter()
  return {
    session: () => user.client.session,
    renew: async () => {
      const isFresh = performance.now() - user.since < FRESH_MS
      if (isFresh && (await permissions(user.client)) === user.may) return false
      user = await enter()
      return true
    },
  }
}
