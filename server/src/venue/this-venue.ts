import { secondsLeft } from '@nivas/contract/dates.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { isDemo } from './is-demo.ts'

/** The settings of the venue. */
export type VenueSettings = { name: string; timeZone: string; passwordMin: number }

/**
 * The data of the venue that every screen may read. Whether it is a demo is read only once, because that is decided
 * before the server starts.
 */
export function thisVenue({ name, timeZone, passwordMin }: VenueSettings) {
  let demo: boolean | undefined
  return async (db: Kysely<DB>, { today }: Caller) => {
    demo ??= await isDemo(db)
    const day_ends_in = secondsLeft(timeZone)
    return { name, time_zone: timeZone, today, day_ends_in, password_min: passwordMin, demo }
  }
}
