import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { recordsByProvisional } from '../http/by-provisional-number.ts'

/** Returns the visits with a ticket that a browser printed before the server had the entry, such as `W-3F9AA012`. */
export const visitsThatWaited = (db: Kysely<DB>, typed: string): Promise<number[]> =>
  recordsByProvisional(db, ['gate.createEntry', 'gate.createVisitorEntry'], typed)
