import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { isDemo } from './is-demo.ts'

/** What of the venue is a setting. */
export type VenueSettings = { name: string; timeZone: string; passwordMin: number }

/** What every screen may know of the venue. Whether it is the demo is read once: a venue becomes one before its server starts. */
export function thisVenue({ name, timeZone, passwordMin }: VenueSettings) {
  let demo: boolean | undefined
  return async (db: Kysely<DB>, { today }: Caller) => {
    demo ??= await isDemo(db)
    return { name, time_zone: timeZone, today, password_min: passwordMin, demo }
  }
}
