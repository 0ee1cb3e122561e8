import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Moment } from './moments.ts'
import type { Random } from './random.ts'
import type { Staff } from './staff.ts'

/** What every part is filled with. */
export type DemoAround = {
  /** The venue's calendar day, `YYYY-MM-DD`. */
  today: string
  /** Nothing has happened after it. */
  now: Moment
  staff: Staff
  /** The same numbers for the same part, whatever other parts there are. */
  random: Random
}

/** The demo of one area. It may read what earlier parts wrote; it writes the tables of its own area alone. */
export type DemoPart = {
  name: string
  /** Whether nothing of it is there; once something is, the part is left alone. */
  isEmpty: (trx: Transaction<DB>) => Promise<boolean>
  fill: (trx: Transaction<DB>, around: DemoAround) => Promise<void>
}
