import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { sumByPeriod } from '@nivas/contract/periods.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { columns, countEntries } from './count-entries.ts'

type Report = typeof gate.entryReport

/** Returns the entries on the venue's days, summed by period, without empty periods. */
export const entryReport =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _reader: Reader,
    { period, fromDate, toDate }: Input<Report>,
  ): Promise<Answer<Report>> =>
    sumByPeriod(await countEntries(db, timeZone, fromDate, toDate), period, columns)
