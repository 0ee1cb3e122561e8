import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SoldCategory } from '@nivas/contract/pos/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { soldCategories } from './read-categories.ts'

/** Returns the Bhaint and Prasad categories of a shop. */
export const bhaintPrasadCategories = (
  db: Kysely<DB>,
  _actor: Actor,
  { systemid }: Input<typeof pos.bhaintPrasadCategories>,
): Promise<SoldCategory[]> => soldCategories(db, systemid, sql`c.type in ('b', 'p')`)

/** Returns the main categories of a shop, which its catalogue shows. */
export const mainCategories = (
  db: Kysely<DB>,
  _actor: Actor,
  { systemid }: Input<typeof pos.mainCategories>,
): Promise<SoldCategory[]> => soldCategories(db, systemid, sql`c.is_main`)
