import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { isEndOf, parseReference } from '@nivas/contract/reservations/reference.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Actor, type Caller, isActor } from '../http/actor.ts'
import { sourceOf } from '../http/addresses.ts'
import { countTry, type Limit, tooManyTries, usedUp } from '../http/public-tries.ts'
import { Refusal } from '../http/refusal.ts'
import { roomsOf } from './rooms-of.ts'

type State = typeof reservations.applicationState

const tries: Limit = { kind: 'state', most: 20, minutes: 15 }
/** Four digits are 10,000 guesses: from one address, and for one application from all of them, there are far fewer. */
const missesFrom: Limit = { kind: 'state missed', most: 5, minutes: 15 }
const missesOf: Limit = { kind: 'state missed of', most: 20, minutes: 24 * 60 }

const notFound =
  'We found no application with this reference number and phone number. Please check both, or ask at the reservations desk.'

/** An application, and where it goes on when it was combined with others: those hold the rooms together. */
const find = (db: Kysely<DB>, number: string) =>
  db
    .selectFrom('reservations as r')
    .leftJoin('reservations as whole', 'whole.id', 'r.combined_into')
    .select(['r.application_number', 'r.arrival_date', 'r.departure_date', 'r.members_count', 'r.phone'])
    .select([
      sql<number>`coalesce(whole.id, r.id)`.as('id'),
      sql<Answer<State>['status']>`coalesce(whole.status, r.status)`.as('status'),
      sql<boolean>`coalesce(whole.allotment_cancelled_at, r.allotment_cancelled_at) is not null`.as('lapsed'),
    ])
    .where('r.application_number', '=', number)
    .executeTakeFirst()

/** How an application stands, for who knows its number and how its phone number ends. */
export async function applicationState(
  trx: Transaction<DB>,
  caller: Caller | Actor,
  input: Input<State>,
): Promise<Answer<State> | Refusal> {
  const number = parseReference(input.application_number) ?? ''
  const source = sourceOf(caller.address)
  const counted = isActor(caller)
    ? []
    : ([
        [tries, source],
        [missesFrom, source],
        [missesOf, number],
      ] as const)
  for (const [limit, of] of counted)
    if (await usedUp(trx, limit, of)) return tooManyTries(Math.min(limit.minutes, 60))

  const found = await find(trx, number)
  const matches = found !== undefined && isEndOf(input.phone, found.phone)
  for (const [limit, of] of counted) if (limit === tries || !matches) await countTry(trx, limit, of)
  if (!matches) return new Refusal(400, notFound)
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
}
