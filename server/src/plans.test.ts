import type { Call } from '@nivas/contract/call.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './testing/client.ts'
import { everyCall } from './testing/every-call.ts'
import { inDays, today } from './testing/factories.ts'
import { fillMany } from './testing/fill-many.ts'
import { recordStatements, wrongSteps } from './testing/plans-of.ts'
import type { Fields } from './testing/samples/sample.ts'
import { useServer } from './testing/server.ts'

/** A million with PLAN_ROWS=1000000, which takes some minutes; what a plan looks like is decided far earlier. */
const SIZE = Number(process.env.PLAN_ROWS ?? 100_000)

/**
 * No step of an answer goes through more rows: a filter counts as far as 10,000 matches. What is longer is a large table:
 * nobody reads it from one end to the other.
 */
const MOST = 25_000

/** What reads more than that however few there are: twenty plans are summed up, of 5,000 lines each. */
const more: Record<string, number> = { 'planning.recent': 20 * 5_000 }

const during = recordStatements()
const server = useServer()

const day = { from: today, to: today }
const week = { from: today, to: inDays(6) }
const nights = { arrival: today, departure: inDays(7) }

/**
 * What each list is asked, beside its first and last page by every column and in both orders: each filter that people use.
 * A list that is not here fails, so that nobody forgets to look at how it is answered.
 */
const lists: Record<string, Fields[]> = {
  'access.mails': [{ to: 'guest4321@' }, { to: 'example.org' }, { to: 'nobody' }],
  'access.users': [{ name: 'person 12' }, { email: 'desk-1' }, { id: '12' }],
  'access.audit': [
    { user_id: 7 },
    { area: 'venue' },
    { area: 'planning' },
    { record_type: 'reservation' },
    { record_type: 'reservation', record_id: 4321 },
    { from: inDays(-3), to: today },
    { area: 'venue', user_id: 9, from: inDays(-30), to: today },
  ],
  'venue.buildings': [{ name: 'building 1' }, nights],
  'reservations.list': [
    { status: 'NEW' },
    { status: 'HOLD,PAID' },
    { application_number: 'A26-004321' },
    { application_number: '4321' },
    { applicant_name: 'meena soni' },
    { applicant_name: 'e' },
  ],
  'reservations.gateList': [{ status: 'PAID' }, { application_number: '4321' }, { applicant_name: 'meena' }],
  'reservations.released': [day, week],
  'planning.lines': [
    { id: 1, show: 'ALL' },
    { id: 1, application_number: '4321' },
  ],
  'imports.problems': [{ id: 1 }],
  'gate.pending': [{ name: 'meena' }, { issatsangi: 'false' }, { staying: 'true' }, { staying: 'false' }],
  'gate.nonSatsangi': [day, { from: inDays(-6), to: today }, { from: inDays(-30), to: today }],
}

/** Records among the many that a question can be about. */
type Found = { waiting: number; beside: number; stay: Fields; line: Fields }

const find = `select waiting.id as waiting, beside.id as beside,
    (select to_jsonb(one) from (select reservation_id as id, room_id, room_id + 1 as to_room_id, arrival_date, departure_date
      from stays where arrival_date > current_date order by arrival_date, room_id limit 1) as one) as stay,
    (select to_jsonb(one) from (select plan_id, id from plan_lines where arrival_date > current_date limit 1) as one) as line
  from reservations waiting join reservations beside on beside.status = 'NEW' and beside.id > waiting.id
    and beside.arrival_date = waiting.arrival_date
  where waiting.status = 'NEW' order by waiting.id limit 1`

/** What other reading calls are asked; those without fields are asked as they are. */
const reports = ({ waiting, beside, stay, line }: Found): Record<string, Fields[]> => ({
  'access.user': [{ id: 1 }],
  'venue.availableRooms': [nights, { ...nights, building_id: 1 }],
  'venue.building': [{ id: 1 }],
  'venue.floors': [{ building_id: 1 }],
  'venue.floor': [{ building_id: 1, floor_id: 1 }],
  'venue.rooms': [{ building_id: 1, floor_id: 1 }],
  'venue.buildingRooms': [{ building_id: 1 }],
  'venue.room': [{ building_id: 1, floor_id: 1, room_id: 1 }],
  'venue.attribute': [{ id: 1 }],
  'reservations.get': [{ id: 4321 }],
  'reservations.history': [{ id: 4321 }],
  'reservations.rooms': [{ id: 4321 }],
  'reservations.matchingBuildings': [nights],
  'reservations.previewAuto': [{ id: waiting, building_id: 1, number_of_rooms: 2 }],
  'reservations.previewMultipleAuto': [
    { reservation_ids: `${waiting},${beside}`, building_id: 1, number_of_rooms: 2 },
  ],
  'reservations.byRange': [day, { ...day, status: 'HOLD,NEW,PAID' }],
  'reservations.customers': [{ id_card_no: 'NR-4322' }],
  'reservations.chart': [week, { ...week, building_id: 1 }],
  'reservations.findOnChart': [{ application_number: 'A26-004321' }],
  'reservations.priceMove': [stay],
  'planning.get': [{ id: 1 }],
  'planning.lineRooms': [line],
  'imports.get': [{ id: 1 }],
  'gate.validateSatsangi': [{ id_card_no: 'NR-4322' }],
  'gate.entryReport': [
    { fromDate: today, toDate: today },
    { period: 'Weekly', fromDate: inDays(-30), toDate: today },
  ],
  'identity.readCard': [{ text: '234567890124' }],
})

const reading = everyCall.filter(([, call]) => !call.writes)

/** The first and the last page by each column, both ways. */
async function pagesOf(staff: Client, call: Call, asked: Fields): Promise<Fields[]> {
  const { shape } = call.query as unknown as {
    shape: { sort: { def: { innerType: { options: string[] } } } }
  }
  const { body } = await staff.send(call, asked as never)
  const { pagination } = (body as unknown as { meta: { pagination: { total_pages: number } } }).meta
  const sorts = shape.sort.def.innerType.options.flatMap((sort) =>
    call.query?.safeParse({ ...asked, order: 'asc' }).success
      ? [
          { sort, order: 'asc' },
          { sort, order: 'desc' },
        ]
      : [{ sort }],
  )
  return sorts.flatMap((sort) => [
    { ...asked, ...sort },
    { ...asked, ...sort, page: pagination.total_pages },
  ])
}

describe(`among ${SIZE.toLocaleString('en')} reservations and all that belongs to them`, () => {
  let client: pg.Client
  let staff: Client
  let large: Set<string>
  let asking: Record<string, Fields[]>

  beforeAll(async () => {
    const url = new URL(server.url)
    // Of our own cluster, whose users have one password.
    if (!process.env.TEST_DATABASE_URL) url.username = 'postgres'
    await fillMany(url.href, SIZE)
    client = new pg.Client({ connectionString: server.url })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query(
      `select relname from pg_class where relkind = 'r' and reltuples > $1`,
      [MOST],
    )
    large = new Set(rows.map(({ relname }) => relname))
    asking = reports((await client.query(find)).rows[0])
    staff = await server.as(...permissionNames)
    return () => client.end()
  }, 600_000)

  /** Every statement that these requests make, with what is wrong in how it is answered. */
  const wrongIn = async (call: Call, requests: Fields[], most = MOST) => {
    const seen = new Set<string>()
    const wrong: string[] = []
    for (const request of requests) {
      let status = 0
      const statements = await during(async () => {
        status = (await staff.send(call, request as never)).status
      })
      expect([JSON.stringify(request), status]).toEqual([JSON.stringify(request), 200])
      for (const statement of statements) {
        const known = JSON.stringify([statement.text, statement.values])
        if (seen.has(known)) continue
        seen.add(known)
        for (const step of await wrongSteps(client, statement, large, most))
          wrong.push(`${JSON.stringify(request)}: ${step}\n${statement.text.trim().slice(0, 600)}`)
      }
    }
    return wrong
  }

  it.each(reading.filter(([, { paged }]) => paged))(
    'a page of %s is not paid for by the rows behind it',
    async (name, call) => {
      const filters = lists[name]
      if (!filters) throw new Error(`The list ${name} is not in plans.test.ts: say there what it is asked`)
      const whole = call.query?.safeParse({}).success && !call.params ? [{}] : filters.slice(0, 1)
      const pages = await Promise.all(whole.map((asked) => pagesOf(staff, call, asked)))
      expect(await wrongIn(call, [...pages.flat(), ...filters])).toEqual([])
    },
    120_000,
  )

  const others = reading.filter(([, { paged, permission }]) => !paged && permission !== 'public')
  it.each(others)(
    '%s reads what it tells, and no more',
    async (name, call) => {
      const takesFields = [call.params, call.query, call.body].some(Boolean)
      const asked = asking[name] ?? (takesFields ? undefined : [{}])
      if (!asked) throw new Error(`The call ${name} is not in plans.test.ts: say there what it is asked`)
      expect(await wrongIn(call, asked, more[name])).toEqual([])
    },
    120_000,
  )
})
