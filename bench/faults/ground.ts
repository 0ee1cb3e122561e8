import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import pg from 'pg'
import type { SessionHeaders } from '../../server/src/testing/client.ts'
import { catalogueOf, type Goods } from '../day/catalogue.ts'

/** The number of houses, each of which is read and pays once. */
const HOUSES = 5_000
const BY_UNIT = 7.5
export const FIXED = 50

/** The data that the work uses: rooms, goods, and houses of one line with a fixed charge and a charge by the unit. */
export type Ground = {
  rooms: readonly number[]
  books: readonly Goods[]
  meals: readonly Goods[]
  line: number
  fixedCharge: number
  houses: readonly number[]
}

async function makeHouses(client: pg.Client): Promise<Pick<Ground, 'line' | 'fixedCharge' | 'houses'>> {
  const name = `Faults ${Date.now()}`
  const id = async (text: string, values: unknown[]) =>
    (await client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0
  const line = await id('insert into electric_lines (name) values ($1) returning id', [name])
  const group = await id('insert into satsangi_groups (name) values ($1) returning id', [name])
  const charge = 'insert into charge_types (name, amount, is_fixed) values ($1, $2, $3) returning id'
  const fixedCharge = await id(charge, [`${name} fixed`, FIXED, true])
  const byUnit = await id(charge, [`${name} by unit`, BY_UNIT, false])
  const numbers = Array.from({ length: HOUSES }, (_, at) => `F${Date.now() % 1_000_000} ${at + 1}`)
  const { rows } = await client.query<{ id: number }>(
    `insert into electric_profiles (name, houseno, house_key, house_order, line_id, group_id, first_reading)
     select 'Asha Rao', h.no, h.key, h.place, $4, $5, 0 from unnest($1::text[], $2::text[], $3::text[]) as h (no, key, place)
     returning id`,
    [numbers, numbers.map(houseKey), numbers.map(houseOrder), line, group],
  )
  const houses = rows.map((row) => row.id)
  await client.query(
    `insert into profile_charges (profile_id, charge_type_id, is_fixed, amount, is_enabled)
     select p, c.id, c.id = $2, case when c.id = $2 then ${FIXED} else ${BY_UNIT} end, true
     from unnest($1::int[]) p cross join unnest(array[$2, $3]::int[]) as c (id)`,
    [houses, fixedCharge, byUnit],
  )
  return { line, fixedCharge, houses }
}

/** Prepares the venue for the work, and opens the memorial site at all hours. */
export async function prepareGround(
  origin: string,
  session: SessionHeaders,
  databaseUrl: string,
): Promise<Ground> {
  const { path, body } = requestParts(samadh.updateHours, { fromTime: '00:00', toTime: '23:59' })
  const opened = await fetch(origin + path, {
    method: samadh.updateHours.method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'faults', ...session },
    body: JSON.stringify(body),
  })
  if (!opened.ok) throw new Error(`Visit hours: ${opened.status} ${await opened.text()}`)
  const { goods } = await catalogueOf(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const rooms = await client.query<{ id: number }>('select id from rooms where is_active order by id')
    return {
      rooms: rooms.rows.map(({ id }) => id),
      books: goods.filter(({ system, type }) => system === 2 && type === null),
      meals: goods.filter(({ type }) => type === 'm'),
      ...(await makeHouses(client)),
    }
  } finally {
    await client.end()
  }
}
