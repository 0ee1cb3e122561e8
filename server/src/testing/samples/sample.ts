import type { Call, Request } from '@nivas/contract/call.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import { makeNew, makeRooms } from '../factories.ts'
import { ofAreas } from '../of-areas.ts'
import { exampleOf } from './example.ts'

export type Fields = Record<string, unknown>

/** Existing records: two NEW reservations, the rooms of a floor, the floor, and its building. */
export type Ids = {
  id: number
  other: number
  rooms: number[]
  building: number
  floor: number
  db: Kysely<DB>
}

type Own<C> = C extends Call ? { [K in keyof Request<C>]?: unknown } : never
type MakeOwn<C> = (ids: Ids) => Own<C> | Own<C>[] | Promise<Own<C> | Own<C>[]>

/**
 * The export `samples` of an area's `testing/samples.ts`: for its calls, the fields whose values cannot be made only
 * from the schemas, because they name a record or obey a rule across fields. Every other field of the schemas is filled
 * in. A call with mutually exclusive forms has a list; `undefined` omits a field from a form.
 */
export type Samples<Calls> = { [Name in keyof Calls]?: MakeOwn<Calls[Name]> }

/**
 * The optional export `writesWhenRefused` of an area's `testing/samples.ts`: the tables in which a call counts its
 * failures.
 */
export type WritesWhenRefused<Calls> = { [Name in keyof Calls]?: readonly string[] }

/**
 * The optional export `notRead` of an area's `testing/samples.ts`: fields that the use case of a call does not read, or
 * that its samples do not reach.
 */
export type NotRead<Calls> = {
  [Name in keyof Calls]?: Calls[Name] extends Call ? readonly (keyof Request<Calls[Name]> & string)[] : never
}

type Module = {
  samples?: Record<string, MakeOwn<Call>>
  writesWhenRefused?: Record<string, readonly string[]>
  notRead?: Record<string, readonly string[]>
}
const modules = await ofAreas<Module>('samples.ts')

const ofCall = (name: string) => {
  const [area = '', call = ''] = name.split('.')
  const { samples, writesWhenRefused, notRead } = modules[area] ?? {}
  return { own: samples?.[call], tables: writesWhenRefused?.[call] ?? [], notRead: notRead?.[call] ?? [] }
}

/** All tables in which calls count their failures. */
export const countingTables = [
  ...new Set(Object.values(modules).flatMap((one) => Object.values(one?.writesWhenRefused ?? {}).flat())),
]

/** Returns the tables that a refused request of this call may have written to. */
export const tablesWrittenWhenRefused = (name: string): readonly string[] => ofCall(name).tables

/** Returns the fields of this call whose reads are not detected. */
export const notReadOf = (name: string): readonly string[] => ofCall(name).notRead

export async function makeIds(database: Database): Promise<Ids> {
  const { roomIds, building, floorId } = await makeRooms(database, 2)
  const [id, other] = [await makeNew(database), await makeNew(database)]
  return { id, other, rooms: roomIds, building: building.id, floor: floorId, db: database.db }
}

/**
 * Returns requests for a call that its schemas accept and that together have every field; `[{}]` for a call without
 * fields.
 */
export async function samplesOf(name: string, call: Call, ids: Ids): Promise<Fields[]> {
  const own = (await ofCall(name).own?.(ids)) ?? {}
  const variants: Fields[] = Array.isArray(own) ? own : [own]
  return variants.map((variant) => {
    const filled = { ...exampleOf(call, Object.keys(variant)), ...variant }
    return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== undefined))
  })
}
