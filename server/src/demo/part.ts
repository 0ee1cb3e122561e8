import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Moment } from './moments.ts'
import type { Random } from './random.ts'
import type { Staff } from './staff.ts'

/** The parameters of every part. */
export type DemoAround = {
  /** The venue's calendar day, `YYYY-MM-DD`. */
  today: string
  /** The present moment of the demo; no event of the demo is later. */
  now: Moment
  staff: Staff
  /** Returns the same numbers for the same part, independently of other parts. */
  random: Random
}

/** The demo of one area. It may read the rows of earlier parts, and writes only the tables of its own area. */
export type DemoPart = {
  name: string
  /** Whether the part has no rows; a part with rows is not changed. */
  isEmpty: (trx: Transaction<DB>) => Promise<boolean>
  fill: (trx: Transaction<DB>, around: DemoAround) => Promise<void>
}
