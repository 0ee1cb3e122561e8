import type { Answer, Input } from '@nivas/contract/call.ts'
import { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'

type Add = typeof vaccination.addType
type Edit = typeof vaccination.editType

const columns = ['id', 'name', 'is_active'] as const

const noType = () => new Refusal(404, 'There is no such vaccine type')

const nameTaken = {
  vaccine_types_name: () => wrongField('name', 'A vaccine type with this name already exists'),
}

export const listTypes = (db: Kysely<DB>): Promise<Answer<typeof vaccination.types>> =>
  db
    .selectFrom('vaccine_types')
    .select(columns)
    .orderBy('is_active', 'desc')
    .orderBy(sql`lower(name)`)
    .execute()

export const addType = (trx: Transaction<DB>, _actor: Actor, { name }: Input<Add>): Promise<Answer<Add>> =>
  refusing(
    trx
      .insertInto('vaccine_types')
      .values({ name: name.trim() } satisfies Writes<Input<Add>>)
      .returning(columns)
      .executeTakeFirstOrThrow(),
    nameTaken,
  )

/**
 * Changes a type; omitted fields stay as they are. An inactive type stays on the cards that have it, and is no longer
 * offered.
 */
export async function editType(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit>> {
  const { id, name, is_active } = input
  await refuseOverwritten(vaccination.editType, input, async () => {
    await lockRow(trx, 'vaccine_types', id)
    const type = trx.selectFrom('vaccine_types').select(columns).where('id', '=', id)
    const present = await type.executeTakeFirst()
    if (!present) throw noType()
    return present
  })
  const changed = await refusing(
    trx
      .updateTable('vaccine_types')
      .set({
        name: name?.trim(),
        // Always set, because an update needs at least one column.
        is_active: is_active ?? sql<boolean>`is_active`,
      } satisfies Writes<Input<Edit>, 'id'>)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst(),
    nameTaken,
  )
  if (!changed) throw noType()
  return changed
}
