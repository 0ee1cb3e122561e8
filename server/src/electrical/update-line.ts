import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { lineColumns } from './list-lines.ts'
import { found, lineNameTaken } from './named-rows.ts'

/** Changes a line; omitted fields stay. The houses of an inactive line are not read. */
export async function updateLine(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, lineName, description, isEnabled }: Input<typeof electrical.updateLine>,
): Promise<ElectricLine> {
  const line = await refusing(
    trx
      .updateTable('electric_lines')
      .set({
        name: lineName,
        description,
        // Set even when omitted: an update needs a column.
        is_enabled: isEnabled ?? sql<boolean>`is_enabled`,
      })
      .where('id', '=', id)
      .returning(lineColumns)
      .executeTakeFirst(),
    lineNameTaken,
  )
  return found(line, 'There is no such electric line')
}
