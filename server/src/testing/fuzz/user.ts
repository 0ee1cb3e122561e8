import { access } from '@nivas/contract/access/calls.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import type { Database } from '../../db/connection.ts'
import { type Client, type SessionHeaders, signIn } from '../client.ts'

/** Some calls want a password that was entered within a minute. */
const FRESH_MS = 30_000

export type User = {
  session: () => SessionHeaders
  /** Signs in anew when a request has ended the session or taken a permission, or when it is old. */
  renew: () => Promise<boolean>
}

/** A user with all permissions, who is signed in again when a request has ended that. */
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
