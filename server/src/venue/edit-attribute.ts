import type { Input } from '@nivas/contract/call.ts'
import { say } from '@nivas/contract/texts.ts'
import { typeNames } from '@nivas/contract/venue/attribute-types.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Attribute } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { nameTaken } from './add-attribute.ts'
import { readAttribute } from './read-attributes.ts'

/**
 * Changes an attribute. Omitted fields stay. An inactive attribute is neither shown nor required; its values stay until
 * it is active again.
 */
export async function editAttribute(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof venue.editAttribute>,
): Promise<Attribute> {
  const { id, name, type, default_value, is_active } = input
  await refuseOverwritten(
    venue.editAttribute,
    input,
    async () => {
      await lockRow(trx, 'attributes', id)
      return readAttribute(trx, id)
    },
    (present) => ({ type: say(typeNames[present.type]) }),
  )
  await refusing(
    trx
      .updateTable('attributes')
      .set({
        name,
        type,
        default_value,
        // Set even when it is omitted, because an update without any column is not a valid statement.
        is_active: is_active ?? sql<boolean>`is_active`,
      } satisfies Writes<Input<typeof venue.editAttribute>, 'id'>)
      .where('id', '=', id)
      .execute(),
    {
      ...nameTaken,
      attribute_values_type: () =>
        wrongField('type', 'The type can no longer be changed, because this attribute has values'),
    },
  )
  return readAttribute(trx, id)
}
