import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { place } from '@nivas/contract/place.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeNew, makeRooms } from '../testing/factories.ts'
import { access } from '../testing/samples/access.ts'
import { gate } from '../testing/samples/gate.ts'
import { identity } from '../testing/samples/identity.ts'
import { imports } from '../testing/samples/imports.ts'
import { planning } from '../testing/samples/planning.ts'
import { reservations as reservationsSamples } from '../testing/samples/reservations.ts'
import type { Fields, Samples } from '../testing/samples/sample.ts'
import { venue } from '../testing/samples/venue.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** What people, scanners, broken clients and attackers put into fields. */
const hostile: unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(10_000),
  'नमस्ते 🙏🏽 שלום',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%_\\',
  'a\0b',
  '\ud800',
  '2026-02-30',
  '0000-00-00',
  '25:61',
  -1,
  0,
  1.5,
  1e308,
  Number.MIN_SAFE_INTEGER,
  2_147_483_648,
  0.001,
  true,
  [],
  [null],
  {},
  { $ne: null },
  ['x', ['y']],
]

/** A request that each call would take, or at least understand. */
const samples: Samples = {
  ...access,
  ...venue,
  ...imports,
  ...reservationsSamples,
  ...planning,
  ...gate,
  ...identity,
}

/** Every field of a request, those inside lists and objects too, as a path and a way to put something else there. */
function* mutations(
  value: unknown,
  path: string[] = [],
): Generator<{ path: string; put: (other: unknown) => unknown }> {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const set = (other: unknown): unknown => {
      const copy: Fields | unknown[] = Array.isArray(value) ? [...value] : { ...value }
      if (other === undefined && !Array.isArray(copy)) delete copy[key]
      else (copy as Fields)[key] = other
      return copy
    }
    yield { path: [...path, key].join('.'), put: set }
    for (const inner of mutations((value as Fields)[key], [...path, key]))
      yield { path: inner.path, put: (other) => set(inner.put(other)) }
  }
}

const everyCall = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]): [string, Call] => [
    `${area}.${name}`,
    call,
  ]),
)
const withFields = everyCall.filter(([, call]) => call.body || call.query || call.params)

/** What was added once is refused beside its name from then on, whatever else is odd about it. */
const isTaken = (call: string, wrong: readonly string[]) =>
  call.startsWith('venue.add') && wrong.every((field) => /^(name|floor_number|room_number)$/.test(field))

const rowCounts = async () => {
  const { rows } =
    await sql`select (select count(*) from reservations) as reservations, (select count(*) from stays) as stays,
    (select count(*) from payments) as payments, (select count(*) from audit_log) as audit, (select count(*) from tickets) as tickets`.execute(
      server.db,
    )
  return rows[0]
}

describe('hostile input', () => {
  it('is tried on every call that takes any', () => {
    expect(Object.keys(samples).sort()).toEqual(withFields.map(([name]) => name).sort())
  })

  it.each(withFields)(
    'in any field of %s is refused with a text for that field, or taken as it is',
    { timeout: 60_000 },
    async (name, call) => {
      const { cookie } = await server.as(...permissionNames)
      const { roomIds, building, floorId } = await makeRooms(server, 1)
      const reservations = { id: await makeNew(server), other: await makeNew(server) }
      const ids = { ...reservations, rooms: roomIds, building: building.id, floor: floorId }
      const sample = samples[name]?.(ids) ?? {}
      for (const { path, put } of mutations(sample)) {
        for (const value of [undefined, ...hostile]) {
          const before = await rowCounts()
          const request = place(call, put(value) as Fields)
          const response = await fetch(server.origin + request.path, {
            method: call.method,
            headers: {
              cookie,
              'x-requested-with': 'test',
              ...(request.body && { 'content-type': 'application/json' }),
              ...(call.upload && { 'content-type': call.upload.types[0] }),
            },
            ...(request.body && { body: JSON.stringify(request.body) }),
            ...(call.upload && { body: 'a file' }),
          })
          const answer = (await response.json()) as {
            success: boolean
            message: string
            error: string
            errors?: Fields
          }
          const seen = `${name} ${path} = ${JSON.stringify(value)?.slice(0, 60)}: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`
          expect([200, 400, 401, 404, 422, 429].includes(response.status), seen).toBe(true)
          if (response.status === 200) continue
          expect(answer, seen).toMatchObject({ success: false, error: answer.message })
          expect(answer.message.length, seen).toBeGreaterThan(3)
          if (response.status === 422) {
            const wrong = Object.keys(answer.errors ?? {})
            const field = path.split('.')[0] ?? ''
            const related =
              name === 'reservations.edit' ||
              // Its e-mail is always in use already.
              name === 'access.addUser' ||
              path.includes('date') ||
              path.includes('card') ||
              field === 'arrival' ||
              field === 'from' ||
              // It decides which form the other fields are judged as.
              field === 'isnonsatsangi' ||
              isTaken(name, wrong)
            expect(related || wrong.some((one) => one.startsWith(field)), seen).toBe(true)
          }
          if (name !== 'access.login') expect(await rowCounts(), seen).toEqual(before)
        }
      }
    },
  )
})

describe('a text', () => {
  it.each([
    'नमस्ते 🙏🏽',
    '<b>bold</b> & "quoted"',
    "Robert'); drop table users;--",
    'tab\tand\nline',
    '  blanks  ',
  ])('comes back as it was typed: %s', async (typed) => {
    const staff = await server.as('resavation-edit')
    const id = await makeNew(server)
    expect((await staff.data(reservations.edit, { id, comments: typed })).comments).toBe(typed)
  })
})
