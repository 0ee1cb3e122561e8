import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { type Call, EXPORT_HEADER, mayLag } from '@nivas/contract/call.ts'
import { isByField } from '@nivas/contract/permissions.ts'
import type * as z from 'zod'
import type { BoundCall } from './bind.ts'
import { failureSchema, jsonSchema, successSchema } from './envelope.ts'

const says: Record<string, string> = {
  400: 'A rule refused it',
  401: 'Not signed in',
  403: 'No permission',
  404: 'There is no such record',
  422: 'Invalid input: `errors` has the texts of each field',
  429: 'Too many tries',
  500: 'Something went wrong',
}

const saysOfFiles: Record<string, string> = {
  413: 'The file is too large',
  415: 'Files of this type are not taken',
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  // Documents the parsed type of an address parameter, which is more precise than 'string'.
  const { properties = {} } = jsonSchema(schema, 'output') as { properties?: Record<string, unknown> }
  const { required = [] } = jsonSchema(schema, 'input') as { required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function accessOf(call: Call): string {
  if (call.permission === 'public') return 'Anybody may make this call.'
  if (call.permission === 'signed-in') return 'Any signed-in user may make this call.'
  if (isByField(call.permission)) {
    const { field, of } = call.permission
    const branches = Object.entries(of).map(([value, needed]) => `${value}: ${[needed].flat().join(' or ')}`)
    return `Permission by ${field}: ${branches.join('; ')}.`
  }
  return `Permission: ${[call.permission].flat().join(' or ')}.`
}

/** The description of a call that a replica may answer. */
const lagging = {
  always: 'A replica may answer it: `meta.seconds_old` says how old its figures are at most.',
  'for a file': undefined,
}

const exporting = {
  name: EXPORT_HEADER,
  in: 'header',
  required: false,
  description:
    'The page is read for a file: a replica may answer, and `meta.seconds_old` says how old it is.',
  schema: { type: 'string', enum: ['1'] },
}

function operationOf({ name, call }: BoundCall) {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', format: 'uuid' },
  }
  const failures = Object.entries({ ...says, ...(call.upload && saysOfFiles) }).map(
    ([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    ],
  )
  const lag = mayLag(call)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description: [accessOf(call), lag && lagging[lag]].filter(Boolean).join(' '),
    ...(call.permission === 'public' && { security: [] }),
    ...(call.byCookie && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.writes && !call.secretAnswer ? [key] : []),
      ...(lag === 'for a file' ? [exporting] : []),
    ],
    ...(call.upload && {
      requestBody: {
        required: true,
        description: `At most ${call.upload.most} bytes`,
        content: Object.fromEntries(
          call.upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: successSchema(call) } } },
      ...Object.fromEntries(failures),
    },
  }
}

/** The OpenAPI document of every call, made from the contract. */
export function openApiOf(bound: BoundCall[], title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of bound) {
    const path = `/api${one.call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [one.call.method.toLowerCase()]: operationOf(one) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title,
      version: '1',
      description: 'Every request carries X-Requested-With; a write without it is refused.',
    },
    security: [{ session: [], key: [] }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'nivas_session',
          description: 'Where PUBLIC_URL begins with https: __Host-nivas_session',
        },
        key: {
          type: 'apiKey',
          in: 'header',
          name: SESSION_KEY,
          description: 'A header of the same name has it in the answer that starts the session.',
        },
      },
      schemas: { Failure: failureSchema },
    },
    paths,
  }
}
