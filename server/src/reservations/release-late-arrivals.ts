import { dayIn } from '@nivas/contract/dates.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import { inTransaction } from '../http/transaction.ts'
import type { Job } from '../jobs/queue.ts'

/** The job that runs `releaseLateArrivals` every ten minutes. */
export const lateArrivals: Job = {
  name: 'reservations.late-arrivals',
  options: { retryLimit: 2, retryDelay: 30, expireInSeconds: 300 },
}

/** The maximum number of reservations in one run. The next run, ten minutes later, takes the rest. */
const MOST = 5_000

/**
 * Selects reservations `r` that hold rooms, whose arrival is more than 24 hours ago on the venue's clock, without a
 * check-in at the gate or at the accommodation desk. Rooms that were matched later are kept for 24 hours from their
 * matching. A change of the arrival starts the 24 hours again for all rooms (`restartGrace`).
 */
const isLate = (timeZone: string, now: Date) => sql`r.status in ('HOLD', 'PAID')
  and r.checked_in_at is null and r.gate_checked_in_at is null and r.allotment_cancelled_at is null
  and r.arrival_date + r.arrival_time <= (${now}::timestamptz - interval '24 hours') at time zone ${timeZone}
  and not exists (select from stays s
    where s.reservation_id = r.id and s.held_at > ${now}::timestamptz - interval '24 hours')`

type Arrival = { arrival_date: string; arrival_time: string }

/**
 * Keeps the rooms of a reservation for 24 hours from now when its day or time of arrival changes. The desk may set an
 * arrival in the past for guests who came early, and checks them in after that.
 */
export async function restartGrace(
  trx: Transaction<DB>,
  id: number,
  before: Arrival,
  after: Arrival,
): Promise<void> {
  // A form sends HH:mm, the database answers HH:mm:ss.
  const moment = ({ arrival_date, arrival_time }: Arrival) => `${arrival_date} ${arrival_time.slice(0, 5)}`
  if (moment(before) === moment(after)) return
  await trx.updateTable('stays').set({ held_at: sql`now()` }).where('reservation_id', '=', id).execute()
}

/** Cancels the allotments of guests who have not arrived, each in its own transaction. */
export async function releaseLateArrivals(
  db: Kysely<DB>,
  timeZone: string,
  now = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select r.id from reservations r where ${isLate(timeZone, now)}
    order by r.arrival_date + r.arrival_time limit ${MOST}`.execute(db)
  for (const { id } of rows) {
    if (signal?.aborted) return
    await inTransaction(db, (trx) => release(trx, id, timeZone, now))
  }
}

/**
 * Releases the rooms of a late reservation: HOLD → NEW, and PAID stays PAID. Both show 'Allotment cancelled' until
 * rooms are matched again. A reservation that a desk has locked is left for the next run.
 */
async function release(trx: Transaction<DB>, id: number, timeZone: string, now: Date): Promise<void> {
  const locked = await sql`select id from reservations where id = ${id} for update skip locked`.execute(trx)
  if (locked.rows.length === 0) return
  // Read after locking: the reservation may have changed since it was found.
  const { rows } = await sql<{ status: 'HOLD' | 'PAID'; rooms: { id: number }[] }>`
    select r.status, (select coalesce(json_agg(json_build_object('id', room.id, 'room_number', room.room_number,
        'building', b.name, 'floor', f.floor_number) order by room.id), '[]')
      from stays s join rooms room on room.id = s.room_id join floors f on f.id = room.floor_id
        join buildings b on b.id = room.building_id
      where s.reservation_id = r.id) as rooms
    from reservations r where r.id = ${id} and ${isLate(timeZone, now)}`.execute(trx)
  const late = rows[0]
  if (!late) return
  await trx.deleteFrom('stays').where('reservation_id', '=', id).execute()
  await trx
    .updateTable('reservations')
    .set({
      allotment_cancelled_at: sql`now()`,
      ...(late.status === 'HOLD' && { status: 'NEW' }),
    })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('released_allotments')
    .values({
      reservation_id: id,
      was: late.status,
      rooms: JSON.stringify(late.rooms),
      released_on: dayIn(timeZone, now),
    })
    .execute()
  await writeEvent(trx, {
    name: 'reservations.release',
    record: { type: 'reservation', id },
    input: { was: late.status, room_ids: late.rooms.map((room) => room.id) },
  })
}
