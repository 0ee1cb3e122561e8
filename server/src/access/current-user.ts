import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

/** The signed-in user as the web app receives them. */
export const toCurrentUser = (actor: Actor): CurrentUser => ({
  id: actor.id,
  name: actor.name,
  email: actor.email,
  account_type: actor.accountType,
  language: actor.language,
  roles: actor.roles,
  permissions: [...actor.permissions].sort(),
  reset_link: actor.resetLink,
})

export const currentUser = async (_db: Kysely<DB>, actor: Actor): Promise<CurrentUser> => toCurrentUser(actor)
