import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { isEndOf, parseReference } from '@nivas/contract/reservations/reference.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { type Limit, limited } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { roomsOf } from './rooms-of.ts'

type State = typeof reservations.applicationState

/**
 * Four digits can be guessed in 10,000 tries. The limits per address, and per application from all addresses, allow
 * far fewer.
 */
const limits: Limit<Input<State>>[] = [
  { kind: 'state', most: 20, minutes: 15 },
  { kind: 'state missed', most: 5, minutes: 15, misses: true },
  {
    kind: 'state missed of',
    most: 20,
    minutes: 24 * 60,
    of: ({ application_number }) => parseReference(application_number),
    misses: true,
  },
]

const notFound =
  'We found no application with this reference number and phone number. Please check both, or ask at the reservations desk.'

const isMoved = sql`(whole.arrival_date > r.arrival_date or whole.departure_date < r.departure_date)`

/**
 * Finds an application. If it was combined with others, the combined reservation holds the rooms: id and status are
 * those of the combined reservation, and so are the days when it no longer covers all days of the application.
 */
const find = (db: Kysely<DB>, number: string) =>
  db
    .selectFrom('reservations as r')
    .leftJoin('reservations as whole', 'whole.id', 'r.combined_into')
    .select(['r.application_number', 'r.members_count', 'r.phone'])
    .select([
      sql<string>`case when ${isMoved} then whole.arrival_date else r.arrival_date end`.as('arrival_date'),
      sql<string>`case when ${isMoved} then whole.departure_date else r.departure_date end`.as(
        'departure_date',
      ),
      sql<number>`coalesce(whole.id, r.id)`.as('id'),
      sql<Answer<State>['status']>`coalesce(whole.status, r.status)`.as('status'),
      // An application that lost its rooms before it was combined has the rooms of the combined reservation.
      sql<boolean>`case when whole.id is null then r.allotment_cancelled_at else whole.allotment_cancelled_at end is not null`.as(
        'lapsed',
      ),
    ])
    .where('r.application_number', '=', number)
    .executeTakeFirst()

/** Returns the state of an application to a visitor who knows its number and the end of its phone number. */
export const applicationState = limited(
  limits,
  async (trx: Transaction<DB>, _caller: Caller, input: Input<State>): Promise<Answer<State>> => {
    const found = await find(trx, parseReference(input.application_number) ?? '')
    if (!found || !isEndOf(input.phone, found.phone)) throw new Refusal(400, notFound)
    const { id, status, lapsed, phone: _, ...application } = found
    const rooms = status === 'PAID' ? await roomsOf(trx, id) : []
    return {
      ...application,
      status,
      allotment_cancelled: lapsed,
      rooms: rooms.map(({ room_number, floor }) => ({
        building: floor.building.name,
        floor: floor.floor_number,
        room_number,
      })),
    }
  },
)
