import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { codeOf, messageOf } from '../caught.ts'
import { connect } from './connection.ts'
import { asOfOneMoment } from './one-moment.ts'
import type { DB } from './schema.gen.ts'

/**
 * The maximum age of figures from the replica, in ms; older ones come from the primary, because a report must contain
 * what its user entered before opening it. A working replica is a few hundredths of a second behind.
 */
const OLDEST_MS = 60_000

/** How often the primary is asked for its position, in ms. The age of figures is known with this precision. */
const EVERY_MS = 1_000

/** How long, in ms, the replica may take to report its position. */
const PATIENCE_MS = 2_000

/** How long, in ms, a replica that failed is not asked again, so that not every report waits for it. */
const REST_MS = 2_000

/**
 * An answer, and the maximum age of its figures in seconds. Undefined for an answer of the primary, which is current.
 */
export type Aged<T> = { answer: T; secondsOld?: number }

export type Replica = {
  /**
   * Reads on the replica, as of one moment. Reads on the primary when the replica cannot be used, or when reading on it
   * fails.
   */
  read: <T>(
    use: (db: Kysely<DB>) => Promise<T>,
    primary: Kysely<DB>,
    note: (error: unknown) => void,
  ) => Promise<Aged<T>>
  stop: () => Promise<void>
}

/** A position in the write-ahead log of a database, in bytes. */
type Place = { system: string; database: string; position: number | null }

const whose = sql`(select system_identifier::text from pg_control_system()) as system, current_database() as database`

const placeOfPrimary = async (db: Kysely<DB>): Promise<Place | undefined> =>
  (
    await sql<Place>`select ${whose}, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`.execute(
      db,
    )
  ).rows[0]

/** `position` is null on a server that is not a replica, or no longer one. */
const placeOfReplica = async (db: Kysely<DB>): Promise<Place | undefined> =>
  (
    await sql<Place>`select ${whose}, case when pg_is_in_recovery()
      then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`.execute(db)
  ).rows[0]

const unusable = (why: string) => new Error(`The replica for reports ${why}`)

/** A statement that reached its time limit. The primary would need as long for it, and it also serves the counters. */
const tookTooLong = (error: unknown) =>
  codeOf(error) === '57014' || /Query read timeout/.test(messageOf(error))

/**
 * Opens the replica at `url` of the primary's database. The primary's position is recorded every second, and the
 * figures of the replica are as old as the newest recorded position that it has reached. This needs no write, and is
 * correct even when nothing is written or the replica has lost the primary.
 *
 * @param options those of `connect`
 */
export function openReplica(
  url: string,
  primary: Kysely<DB>,
  options: { max: number; forRequests?: boolean },
): Replica {
  const { db } = connect(url, { ...options, replica: true })
  let passed: { at: number; place: Place }[] = []
  let isAsking = false
  let restsUntil = 0

  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const at = performance.now()
    const place = await placeOfPrimary(primary).catch(() => undefined)
    if (place) passed.push({ at, place })
    passed = passed.filter((one) => one.at > at - OLDEST_MS)
    isAsking = false
  }
  void ask()
  const timer = setInterval(() => void ask(), EVERY_MS)
  timer.unref()

  /** Returns the maximum age, in ms, of the figures on this connection. */
  const ageOn = async (on: Kysely<DB>): Promise<number> => {
    const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw unusable('does not answer')
    })
    const here = await Promise.race([placeOfReplica(on), late])
    const { position = null } = here ?? {}
    if (position === null) throw unusable('is no replica')
    const same = passed.filter(
      ({ place }) => place.system === here?.system && place.database === here.database,
    )
    if (passed.length > 0 && same.length === 0) throw unusable('follows another database')
    const reached = same.findLast(({ place }) => (place.position ?? 0) <= position)
    if (!reached) throw unusable('is too far behind')
    return performance.now() - reached.at
  }

  return {
    read: async (use, atPrimary, note) => {
      if (performance.now() < restsUntil) return { answer: await asOfOneMoment(atPrimary, use) }
      let isReading = false
      try {
        return await db.connection().execute(async (on) => {
          const age = await ageOn(on)
          isReading = true
          const answer = await asOfOneMoment(on, use)
          return { answer, secondsOld: Math.round(age / 1000) }
        })
      } catch (error) {
        const late = isReading && tookTooLong(error)
        if (!isReading || late) restsUntil = performance.now() + REST_MS
        if (late) throw error
        note(error)
        return { answer: await asOfOneMoment(atPrimary, use) }
      }
    },
    stop: async () => {
      clearInterval(timer)
      await db.destroy()
    },
  }
}
