import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { groupNameTaken } from './named-rows.ts'

export const addGroup = (
  trx: Transaction<DB>,
  _actor: Actor,
  { name }: Input<typeof electrical.addGroup>,
): Promise<{ id: number; name: string }> =>
  refusing(
    trx.insertInto('satsangi_groups').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow(),
    groupNameTaken,
  )
