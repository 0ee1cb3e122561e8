import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { methods } from '@nivas/contract/electrical/methods.ts'
import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { openLines } from './open-lines.ts'
import { requireHouse } from './require-house.ts'

export async function readingsBalance(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<typeof electrical.readingsBalance>,
): Promise<ReadingBalance[]> {
  await requireHouse(db, id)
  return openLines(db, id)
}

export const paymentMethods = async () => methods.map(({ id, type, required }) => ({ id, type, required }))
