import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { FoundSatsangi } from '@nivas/contract/pos/till-schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { cardsAfter, searchSatsangis } from '../registry/index.ts'

/** Finds satsangis of the registry for a sale. */
export const searchCustomer = (
  db: Kysely<DB>,
  _actor: Actor,
  search: Input<typeof pos.searchCustomer>,
): Promise<FoundSatsangi[]> => searchSatsangis(db, search)

/** Returns a part of the registry, which a till stores in case it loses its network. */
export const cards = (db: Kysely<DB>, _actor: Actor, { after }: Input<typeof pos.cards>) =>
  cardsAfter(db, after)
