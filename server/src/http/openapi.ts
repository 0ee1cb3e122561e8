import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { type Call, mayLag } from '@nivas/contract/call.ts'
import { isByField } from '@nivas/contract/may-pass.ts'
import type { BoundCall } from './bind.ts'
import { failureSchema, jsonSchema, successSchema } from './envelope.ts'
import { parametersOfCall } from './openapi-parameters.ts'
import { healthPaths, plainCalls } from './openapi-plain.ts'

const descriptions: Record<string, string> = {
  400: 'A rule refused it',
  401: 'Not signed in',
  403: 'No permission',
  404: 'There is no such record',
  422: 'Invalid input: `errors` has the texts of each field',
  429: 'Too many tries',
  500: 'Something went wrong',
  503: 'The database does not answer: a retry may succeed',
}

const ofBodies: Record<string, string> = {
  413: 'The request is too large',
  415: 'What was sent has another content type',
}

const ofFiles: Record<string, string> = {
  413: 'The file is too large',
  415: 'Files of this type are not taken',
}

const retryAfter = { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } }

const failureOf = (status: string, description: string) => ({
  description,
  ...(status === '429' && { headers: retryAfter }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const failuresOf = (call: Call) =>
  Object.fromEntries(
    Object.entries({ ...descriptions, ...(call.body && ofBodies), ...(call.upload && ofFiles) }).map(
      ([status, description]) => [status, failureOf(status, description)],
    ),
  )

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

const confirmationOf = ({ confirm }: Call) =>
  confirm !== undefined &&
  `Refused with 403 when the password was entered more than ${confirm} min ago: see /api/auth/confirm.`

const lagOf = (call: Call) =>
  mayLag(call) === 'always' &&
  'A replica may answer it: `meta.seconds_old` says how old its figures are at most.'

function bodyOf({ upload, body }: Call) {
  if (upload)
    return {
      required: true,
      description: `At most ${upload.most} bytes`,
      content: Object.fromEntries(
        upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }
  if (!body) return undefined
  const schema = jsonSchema(body, 'input') as { required?: string[] }
  // A missing body counts as an empty one.
  const required = (schema.required ?? []).length > 0
  return { required, content: { 'application/json': { schema } } }
}

function operationOf(name: string, call: Call, content: Record<string, unknown>) {
  const requestBody = bodyOf(call)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description: [accessOf(call), confirmationOf(call), lagOf(call)].filter(Boolean).join(' '),
    ...(call.permission === 'public' && { security: [] }),
    ...(call.byCookie && { security: [{ session: [] }] }),
    parameters: parametersOfCall(call),
    ...(requestBody && { requestBody }),
    responses: { 200: { description: 'Done', content }, ...failuresOf(call) },
  }
}

/** Builds the OpenAPI document of all calls from the contract. */
export function openApiOf(bound: BoundCall[], title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const add = (name: string, call: Call, content: Record<string, unknown>) => {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, content) }
  }
  for (const { name, call } of bound) add(name, call, { 'application/json': { schema: successSchema(call) } })
  for (const { name, call, content } of plainCalls) add(name, call, content)
  Object.assign(paths, healthPaths(failureOf('503', 'Not ready')))
  return {
    openapi: '3.0.3',
    info: {
      title,
      version: '1',
      description: 'Every request carries X-Requested-With; all but GET are refused without it.',
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
