import type { Call } from '@nivas/contract/call.ts'
import { referenceFields } from '@nivas/contract/identity/hide-numbers.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import fc from 'fast-check'
import { mutations } from '../mutations.ts'
import type { Fields } from '../samples/sample.ts'
import type { Facts } from './facts.ts'
import { hostile, numberIn } from './hostile.ts'
import { spoilsFor } from './spoil.ts'
import { fieldsOf } from './values.ts'
import type { Wire } from './wire.ts'

/** The name of a call, a request to it, whether the request has the session, and the identity numbers in its fields. */
export type Case = { call: string; wire: Wire; signedIn: boolean; numbers: ReadonlySet<string> }

/** Generates the parameters of a path from existing records, for example a room with its floor and its building. */
function known(call: Call, facts: Facts): fc.Arbitrary<Fields> {
  const names = Object.keys(call.params?.shape ?? {})
  const segment = /([\w-]+)\/:id\b/.exec(call.path)?.[1] ?? ''
  const tables = Object.entries(facts.records).filter(
    ([table, rows]) =>
      names.every((name) => rows[0]?.[name] !== undefined) &&
      (!names.includes('id') || table === segment || table.endsWith(`_${segment}`)),
  )
  const records = tables.flatMap(([, rows]) => rows)
  if (records.length === 0) return fc.constant({})
  return fc.constantFrom(...records).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
}

/** Generates the fields of a request: those of a complete sample, fields made from the schemas, or a mixture. */
function fieldsFor(call: Call, samples: Fields[], facts: Facts): fc.Arbitrary<Fields> {
  const made = fc
    .tuple(
      ...[call.params, call.query, call.body].map((schema) =>
        schema ? fieldsOf(schema, facts) : fc.constant({}),
      ),
      fc.oneof({ weight: 3, arbitrary: known(call, facts) }, { weight: 1, arbitrary: fc.constant({}) }),
    )
    .map((parts) => Object.assign({}, ...parts) as Fields)
  const sample = fc.constantFrom(...samples)
  return fc.oneof(
    { weight: 2, arbitrary: made },
    { weight: 1, arbitrary: sample },
    { weight: 1, arbitrary: fc.tuple(made, sample).map(([fields, whole]) => ({ ...fields, ...whole })) },
  )
}

const inAddress = (call: Call, name: string): boolean =>
  [call.params, call.query].some((schema) => schema !== undefined && name in schema.shape)

/** An address can hold only texts, so other values become JSON. */
const addressable = (call: Call, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      typeof value === 'object' && value !== null && name !== 'file' && inAddress(call, name)
        ? [name, JSON.stringify(value)]
        : [name, value],
    ),
  )

/** Each request comes from a different source, so that the limits of earlier requests do not refuse it. */
const source = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 1, max: 250 })))
  .map((parts) => `10.${parts.join('.')}`)

/** Whether an identity number in this field is not hidden, as in a code or a secret. */
const staysAsTyped = ({ untouched = [], referenceIn = {} }: Call, path: string): boolean => {
  const asTyped = [...untouched, ...Object.keys(referenceIn), ...referenceFields]
  return path.split('.').some((part) => asTyped.includes(part))
}

/**
 * Generates requests for a call: valid ones, ones with hostile values in fields, and ones that are broken as a whole.
 */
export function casesFor(name: string, call: Call, samples: Fields[], facts: Facts): fc.Arbitrary<Case> {
  const file = { type: call.upload?.types[0] ?? '', size: 1, arrayBuffer: async () => new ArrayBuffer(1) }
  const wrong = fc.oneof(
    { weight: 1, arbitrary: fc.constant<[number, unknown][]>([]) },
    {
      weight: 3,
      arbitrary: fc.array(fc.tuple(fc.nat({ max: 500 }), hostile), { minLength: 1, maxLength: 3 }),
    },
  )
  const spoil = fc.option(spoilsFor(call.upload !== undefined), { freq: 2 })
  const anonymous = call.permission === 'public' ? fc.boolean() : fc.constant(false)
  return fc
    .record({
      fields: fieldsFor(call, samples, facts),
      wrong,
      spoil,
      anonymous,
      source,
      key: fc.option(fc.uuid()),
    })
    .map(({ fields, wrong, spoil, anonymous, source, key }) => {
      const numbers = new Set<string>()
      const spoilt = wrong.reduce((value, [at, other]) => {
        const all = [...mutations(value)]
        const chosen = all[at % all.length]
        const number = numberIn(other)
        // A password or a bank reference is not hidden.
        if (!chosen || (number && staysAsTyped(call, chosen.path))) return value
        if (number) numbers.add(number)
        return chosen.put(other) as Fields
      }, fields)
      const { path, body } = requestParts(call, addressable(call, call.upload ? { ...spoilt, file } : spoilt))
      const wire: Wire = {
        method: call.method,
        path,
        headers: [
          ['x-requested-with', 'fuzz'],
          ['x-forwarded-for', source],
          ...(body ? [['content-type', 'application/json'] as [string, string]] : []),
          ...(call.upload ? [['content-type', file.type] as [string, string]] : []),
          ...(key && call.writes ? [['idempotency-key', key] as [string, string]] : []),
        ],
        body: body
          ? Buffer.from(JSON.stringify(body))
          : call.upload
            ? Buffer.from('id_card_no\nA-1')
            : undefined,
      }
      return { call: name, wire: spoil ? spoil(wire) : wire, signedIn: !anonymous, numbers }
    })
}
