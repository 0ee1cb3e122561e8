import { type Call, EXPORT_HEADER, exportParts, mayLag } from '@nivas/contract/call.ts'
import type * as z from 'zod'
import { jsonSchema } from './envelope.ts'

type Property = Record<string, unknown>
type Described = { properties?: Record<string, Property>; required?: string[] }

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  // The parsed type of an address parameter is more precise than 'string', but a transformation has no parsed type.
  const { properties: parsed = {} } = jsonSchema(schema, 'output') as Described
  const { properties: given = {}, required = [] } = jsonSchema(schema, 'input') as Described
  return Object.entries(parsed).map(([name, property]) => {
    const documented = Object.keys(property).length > 0 ? property : given[name]
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      // A list is one parameter, with commas between its values.
      ...(property.type === 'array' && { style: 'form', explode: false }),
      schema: documented,
    }
  })
}

const requestedWith = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Any text: other sites cannot send it.',
  schema: { type: 'string' },
}

const submission = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the stored answer again, and changes nothing.',
  schema: { type: 'string', format: 'uuid' },
}

const till = {
  name: 'X-Till',
  in: 'header',
  required: false,
  description: 'The key of the till, whose cash sessions it separates from those of other tills.',
  schema: { type: 'string', format: 'uuid' },
}

const exporting = {
  name: EXPORT_HEADER,
  in: 'header',
  required: false,
  description:
    'The page is read for a file: a replica may answer, and `meta.seconds_old` says how old it is. `1` begins an export, `more` goes on with it.',
  schema: { type: 'string', enum: [...exportParts] },
}

/** The parameters of a call: parts of its address, and headers. */
export const parametersOfCall = (call: Call) => [
  ...parametersOf(call.params, 'path'),
  ...parametersOf(call.query, 'query'),
  ...(call.method === 'GET' ? [] : [requestedWith]),
  ...(call.writes && !call.secretAnswer ? [submission] : []),
  ...(call.permission !== 'public' && (call.writes || call.ofTill) ? [till] : []),
  ...(mayLag(call) === 'for a file' ? [exporting] : []),
]
