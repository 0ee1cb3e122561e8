import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import { roomNumbers } from '@nivas/contract/venue/room-numbers.ts'
import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { keepFloor } from './read-floors.ts'
import { readRooms } from './read-rooms.ts'
import { roomValues } from './room-values.ts'

const thereAlready = '{{building}} already has room {{room}}. No room was added.'
const severalThere = '{{building}} already has rooms {{rooms}}. No room was added.'
const madeMeanwhile = 'One of these rooms was added meanwhile. No room was added. Please reload.'

async function refuseKnown(
  trx: Transaction<DB>,
  buildingId: number,
  building: string,
  numbers: readonly string[],
) {
  const { rows } = await sql<{ room_number: string }>`select room_number from rooms
    where building_id = ${buildingId} and lower(room_number) in (select lower(unnest(${numbers}::text[])))
    order by length(room_number), room_number`.execute(trx)
  const [first, ...others] = rows.map((room) => room.room_number)
  if (first === undefined) return
  if (others.length === 0) throw new Refusal(400, thereAlready, { building, room: first })
  throw new Refusal(400, severalThere, { building, rooms: [first, ...others].join(', ') })
}

/** Adds consecutive rooms with the same values. Adds none when the building already has one of the numbers. */
export async function addManyRooms(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof venue.addManyRooms>,
): Promise<CatalogueRoom[]> {
  const { building_id, floor_id, from, to, like_room_id } = input
  const { building } = await keepFloor(trx, { building_id, floor_id })
  const { numbers, wrong } = roomNumbers(from, to)
  if (wrong) throw wrongField(wrong.field, wrong.text)
  if (
    like_room_id &&
    !(await trx.selectFrom('rooms').select('id').where('id', '=', like_room_id).executeTakeFirst())
  )
    throw wrongField('like_room_id', 'There is no such room')
  await refuseKnown(trx, building_id, building, numbers)
  const values = roomValues(input)
  const made = await refusing(
    trx
      .insertInto('rooms')
      .values(
        numbers.map(
          (room_number) =>
            ({ building_id, floor_id, room_number, ...values }) satisfies Writes<
              Input<typeof venue.addManyRooms>,
              'from' | 'to' | 'like_room_id'
            >,
        ),
      )
      .returning('id')
      .execute(),
    { rooms_number: () => new Refusal(400, madeMeanwhile) },
  )
  const ids = made.map((room) => room.id)
  if (like_room_id)
    await sql`insert into attribute_values (attribute_id, type, room_id, value)
      select v.attribute_id, v.type, made.id, v.value from attribute_values v, unnest(${ids}::int[]) as made(id)
      where v.room_id = ${like_room_id}`.execute(trx)
  return readRooms(trx, actor.today, sql`r.id = any(${ids}::int[])`)
}
