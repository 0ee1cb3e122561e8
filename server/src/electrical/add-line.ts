import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { lineColumns } from './list-lines.ts'
import { lineNameTaken } from './named-rows.ts'

export const addLine = (
  trx: Transaction<DB>,
  _actor: Actor,
  { lineName, description, isEnabled }: Input<typeof electrical.addLine>,
): Promise<ElectricLine> =>
  refusing(
    trx
      .insertInto('electric_lines')
      .values({ name: lineName, description, is_enabled: isEnabled })
      .returning(lineColumns)
      .executeTakeFirstOrThrow(),
    lineNameTaken,
  )
