import type { Input } from '@nivas/contract/call.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { lineColumns } from './list-lines.ts'
import { found, lineNameTaken } from './named-rows.ts'

const noLine = 'There is no such electric line'

/** Changes a line; omitted fields stay. The houses of a line that is switched off are not read. */
export async function updateLine(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof electrical.updateLine>,
): Promise<ElectricLine> {
  const { id, lineName, description, isEnabled } = input
  await refuseOverwritten(electrical.updateLine, input, async () => {
    await lockRow(trx, 'electric_lines', id)
    const line = trx.selectFrom('electric_lines').select(lineColumns).where('id', '=', id)
    return found(await line.executeTakeFirst(), noLine)
  })
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
  return found(line, noLine)
}
