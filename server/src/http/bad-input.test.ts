import type { Call } from '@nivas/contract/call.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SessionHeaders } from '../testing/client.ts'
import { everyCall } from '../testing/every-call.ts'
import { makeNew } from '../testing/factories.ts'
import { isWrongAlone, refusalOf } from '../testing/judge-request.ts'
import { mutations } from '../testing/mutations.ts'
import { changesIn, type RowCounts, rowCounter } from '../testing/row-counts.ts'
import { keysOf } from '../testing/samples/json-schema.ts'
import { type Fields, makeIds, samplesOf, tablesWrittenWhenRefused } from '../testing/samples/sample.ts'
import { useServer } from '../testing/server.ts'

// No workers run, so only the requests change rows.
const server = useServer(undefined, { jobs: false })

/** Input of people, scanners, broken clients and attackers. */
const hostile: unknown[] = [
  undefined,
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

const withFields = everyCall.filter(([, call]) => call.body || call.query || call.params)

type Errors = Record<string, string[]>
type Reply = { status: number; body: { success: boolean; message: string; error: string; errors?: Errors } }

async function send(call: Call, fields: Fields, session: SessionHeaders): Promise<Reply> {
  const { path, body } = requestParts(call, fields)
  const response = await fetch(server.origin + path, {
    method: call.method,
    headers: {
      ...session,
      'x-requested-with': 'test',
      ...(body && { 'content-type': 'application/json' }),
      ...(call.upload && { 'content-type': call.upload.types[0] }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(call.upload && { body: 'a file' }),
  })
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

/** Checks that a refusal names only fields of the call, and names the field with the wrong value. */
function expectNamed(call: Call, errors: Errors, path: string, fields: Fields, seen: string) {
  const file = call.upload && { file: 'the file that is sent' }
  const shape = { ...call.params?.shape, ...call.query?.shape, ...call.body?.shape, ...file }
  const [field = ''] = path.split('.')
  const named = Object.keys(errors).map((one) => one.split('.')[0] ?? '')
  expect(named.length, seen).toBeGreaterThan(0)
  expect(Object.keys(shape), seen).toEqual(expect.arrayContaining(named))
  for (const texts of Object.values(errors))
    for (const text of texts) expect(text.length, seen).toBeGreaterThan(3)
  // A value may be valid in itself and wrong in combination with another field, which the refusal then names.
  if (isWrongAlone(call, field, fields[field])) expect(named, seen).toContain(field)
}

let countRows: () => Promise<RowCounts>
beforeAll(async () => {
  countRows = await rowCounter(server.db)
})

/** Returns samples that the schemas of a call accept, and that together contain every field of the schemas. */
async function wholeSamples(name: string, call: Call): Promise<Fields[]> {
  const samples = await samplesOf(name, call, await makeIds(server))
  for (const sample of samples) expect(refusalOf(call, sample)).toBeUndefined()
  const named = new Set(
    samples.flatMap((sample) => [...mutations(sample)].map(({ path }) => path.replace(/\.\d+/g, '.0'))),
  )
  expect([...named]).toEqual(expect.arrayContaining(keysOf(call)))
  return samples
}

describe.each(withFields)('%s', (name, call) => {
  it('has a sample of every field, refuses a wrong value of each with a text for it, and then writes nothing', async () => {
    const { session } = await server.as(...permissionNames)
    const samples = await wholeSamples(name, call)
    for (const sample of samples)
      for (const [at, { path, put }] of [...mutations(sample)].entries()) {
        const requests = hostile
          // An empty path parameter makes the address of another call.
          .filter((value) => !(value === '' && path in (call.params?.shape ?? {})))
          .map((value) => {
            const fields = put(value) as Fields
            const seen = `${name} ${path} = ${JSON.stringify(value)?.slice(0, 60)}`
            return { fields, errors: refusalOf(call, fields), seen }
          })
        const refused = requests.filter(({ errors }) => errors)
        for (const { errors, fields, seen } of refused)
          if (errors) expectNamed(call, errors, path, fields, seen)
        // One refusal per field is sent over HTTP, a different one for each field, and every value that passes the
        // schemas.
        const sent = [
          ...refused.slice(at % (refused.length || 1)).slice(0, 1),
          ...requests.filter(({ errors }) => !errors),
        ]
        let before = await countRows()
        for (const { fields, errors, seen: tried } of sent) {
          const { status, body } = await send(call, fields, session)
          const seen = `${tried}: ${status} ${JSON.stringify(body).slice(0, 200)}`
          expect(errors ? [422] : [200, 400, 401, 404, 422, 429], seen).toContain(status)
          const after = await countRows()
          if (status !== 200) {
            expect(body, seen).toMatchObject({ success: false, error: body.message })
            expect(body.message.length, seen).toBeGreaterThan(3)
            if (errors) expect(body.errors, seen).toEqual(errors)
            else if (status === 422) expectNamed(call, body.errors ?? {}, path, fields, seen)
            expect(changesIn(before, after, tablesWrittenWhenRefused(name)), seen).toEqual([])
          }
          before = after
        }
      }
  }, 60_000)
})

describe('a text', () => {
  it.each([
    'नमस्ते 🙏🏽',
    '<b>bold</b> & "quoted"',
    "Robert'); drop table users;--",
    'tab\tand\nline',
    '  blanks  ',
  ])('is returned exactly as typed: %s', async (typed) => {
    const staff = await server.as('resavation-edit')
    const id = await makeNew(server)
    expect((await staff.data(reservations.edit, { id, comments: typed })).comments).toBe(typed)
  })
})
