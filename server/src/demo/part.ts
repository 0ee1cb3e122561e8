import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Moment } from './moments.ts'
import type { Random } from './random.ts'
import type { Staff } from './staff.ts'

/** The parameters of every part. */
export type DemoAround = {
  /** The venue's calendar day, `YYYY-MM-DD`. */
  today: string
  /** Nothing in the demo is after it. */
  now: Moment
  staff: Staff
  /** The same numbers for the same part, independent of other parts. */
  random: Random
}

/** The demo of one area. It may read what earlier parts wrote; it writes only the tables of its own area. */
export type DemoPart = {
  name: string
  /** Whether the part has no rows; a part with rows is not changed. */
  isEmpty: (trx: Transaction<DB>) => Promise<boolean>
  fill: (trx: Transaction<DB>, around: DemoAround) => Promise<void>
}
