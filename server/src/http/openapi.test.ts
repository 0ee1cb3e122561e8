import { reservations } from '@nivas/contract/reservations/calls.ts'
import { beforeAll, expect, it } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { useServer } from '../testing/server.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: string; required: boolean; explode?: boolean; schema: Schema }
type Response = { headers?: Record<string, unknown>; content: Record<string, unknown> }
type Operation = {
  description: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
}

const server = useServer(undefined, { jobs: false })
let paths: Record<string, Record<string, Operation>> = {}
let info: { description?: string } = {}

beforeAll(async () => {
  const answer = await fetch(`${server.origin}/api/openapi.json`)
  const document = (await answer.json()) as { info: typeof info; paths: typeof paths }
  paths = document.paths
  info = document.info
})

const operation = (method: string, path: string): Operation => {
  const found = paths[`/api${path}`]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not documented`)
  return found
}

/** Yields every object in a JSON value. */
function* objectsIn(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Schema
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

it('a list in an address is documented as the server reads it: one parameter with commas', async () => {
  const status = operation('GET', '/admin/reservations').parameters.find(({ name }) => name === 'status')
  expect(status).toEqual({
    name: 'status',
    in: 'query',
    required: false,
    style: 'form',
    explode: false,
    schema: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', enum: ['HOLD', 'NEW', 'PAID'] },
      default: ['HOLD', 'NEW', 'PAID'],
    },
  })
  const staff = await server.as('manage-reservations')
  expect((await staff.send(reservations.list, { status: 'HOLD,PAID,HOLD' })).status).toBe(200)
  const repeated = await fetch(`${server.origin}/api/admin/reservations?status=HOLD&status=PAID`, {
    headers: staff.session,
  })
  expect(repeated.status).toBe(422)
})

it.each(everyCall)('each parameter of %s has a type', (_, call) => {
  const { parameters } = operation(call.method, call.path.replace(/:(\w+)/g, '{$1}'))
  for (const { name, schema, explode } of parameters) {
    expect([name, typeof (schema.type ?? schema.anyOf)]).not.toEqual([name, 'undefined'])
    expect([name, schema.type === 'array', explode]).not.toEqual([name, true, undefined])
  }
})

it('a field is documented as required where the server requires it', () => {
  const body = operation('POST', '/admin/createEntry').requestBody?.content['application/json']
  expect(body?.schema.required).toEqual(['fromdate', 'todate', 'departure_time', 'people'])
})

it('a day has the format of a day, in an address and in a body', () => {
  const { parameters } = operation('GET', '/admin/reports/revenue-by-range')
  const day = { type: 'string', format: 'date' }
  expect(parameters.find(({ name }) => name === 'from')?.schema).toEqual(day)
  const body = operation('POST', '/admin/reservations').requestBody?.content['application/json']
  expect(body?.schema.properties).toMatchObject({ arrival_date: day, departure_date: day })
})

it('an enumeration that may be null has null among its values', () => {
  const nullable = [...objectsIn(paths)].filter((one) => one.nullable === true && Array.isArray(one.enum))
  expect(nullable.length).toBeGreaterThan(10)
  expect(nullable.filter((one) => !(one.enum as unknown[]).includes(null))).toEqual([])
})

it('the answer of a list always has its pagination', () => {
  const answer = operation('GET', '/admin/reservations').responses['200']
  expect(answer?.content['application/json']).toMatchObject({
    schema: {
      required: ['success', 'data', 'meta'],
      properties: {
        meta: {
          required: ['pagination'],
          properties: {
            pagination: { required: ['total', 'count', 'per_page', 'current_page', 'total_pages'] },
          },
        },
      },
    },
  })
})

it('the headers, permissions and answers of a call are documented', () => {
  // The specification requires the header of all calls. The server accepts GET without it.
  expect(info.description).toBe('Every request carries X-Requested-With; all but GET are refused without it.')
  const book = operation('POST', '/admin/reservations')
  expect(book.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['X-Requested-With', true],
    ['Idempotency-Key', false],
    ['X-Till', false],
  ])
  for (const status of ['400', '413', '415', '422', '503']) expect(book.responses).toHaveProperty(status)
  expect(book.responses['429']?.headers).toHaveProperty('Retry-After')
  expect(book.requestBody?.required).toBe(true)
  expect(operation('GET', '/admin/reservations').parameters.map(({ name }) => name)).not.toContain(
    'X-Requested-With',
  )
  // Every field of this change is optional.
  expect(operation('PUT', '/admin/reservations/{id}/editReservation').requestBody?.required).toBe(false)
  expect(operation('POST', '/admin/users').description).toContain('/api/auth/confirm')
})

it('a call that does not answer JSON is documented with its content type', () => {
  const types = Object.keys(operation('GET', '/pos/images/{id}').responses['200']?.content ?? {})
  expect(types).toEqual(['image/png', 'image/jpeg', 'image/webp'])
  const stream = operation('GET', '/admin/gate-live-board/stream')
  expect([stream.description, Object.keys(stream.responses['200']?.content ?? {})]).toEqual([
    'Permission: gate-live-board.',
    ['text/event-stream'],
  ])
  expect(operation('GET', '/health/ready').responses).toHaveProperty('503')
})
