import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { auditField } from './audit-field.ts'
import { auditFieldsOf } from './audit-fields.ts'

type Schema = z.core.$ZodType
type Check = { _zod: { def: { check: string; value?: unknown } } }
type Def = {
  type: string
  in?: Schema
  out?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  element?: Schema
  shape?: Readonly<Record<string, Schema>>
  checks?: readonly Check[]
}
const defOf = (schema: Schema) => schema._zod.def as unknown as Def

/** What is sent for a schema: of a preprocessed one its output, of a transformed one its input. */
function sentOf(schema: Schema): Def[] {
  const def = defOf(schema)
  if (def.options) return def.options.flatMap(sentOf)
  if (def.innerType) return sentOf(def.innerType)
  const side = def.in && defOf(def.in).type === 'transform' ? def.out : def.in
  return side ? sentOf(side) : [def]
}

type Sent = { within: string; name: string; schemas: readonly Def[] }

/** The fields of a schema at any depth. */
const fieldsIn = (schemas: readonly Def[], within: string): Sent[] =>
  schemas.flatMap(({ shape, element }) => {
    if (element) return fieldsIn(sentOf(element), within)
    return Object.entries(shape ?? {}).flatMap(([name, schema]) => {
      const inside = sentOf(schema)
      return [{ within, name, schemas: inside }, ...fieldsIn(inside, name)]
    })
  })

const audited = Object.entries(contract as unknown as Record<string, Record<string, Call>>).map(
  ([area, calls]): [area: string, fields: Sent[]] => [
    area,
    Object.entries(calls)
      .filter(([, { writes, noted }]) => writes || noted)
      .flatMap(([call, { params, query, body, secret = [], upload }]) => [
        ...[params, query, body].flatMap((schema) =>
          schema
            ? Object.entries(schema.shape)
                .filter(([name]) => !secret.includes(name))
                .flatMap(([name, field]) => {
                  const schemas = sentOf(field as Schema)
                  return [{ within: call, name, schemas }, ...fieldsIn(schemas, name)]
                })
            : [],
        ),
        ...(upload ? [{ within: call, name: 'file', schemas: [] }] : []),
      ]),
  ],
)
const areas = audited.filter(([, fields]) => fields.length > 0)

test('there are fields', () => {
  expect(areas.length).toBeGreaterThan(12)
  expect(areas.flatMap(([, fields]) => fields).length).toBeGreaterThan(400)
})

test.each(areas)('the audit has a label for each field that the calls of %s write', (area, fields) => {
  const labels = auditFieldsOf(area)
  const missing = fields
    .filter(({ within, name }) => auditField(labels, within, name) === undefined)
    .map(({ within, name }) => `${within}.${name}`)
  expect([...new Set(missing)], `name them in web/src/${area}/audit-fields.ts`).toEqual([])
})

/** Units and readings of a meter have the bound of an amount. */
const ofMeters = /reading|units/i

/** The upper bound of an amount of money (`money` and `signedMoney` of the contract's fields). */
const MOST_MONEY = 9_999_999_999.99
const isMoney = ({ checks = [] }: Def) =>
  checks.some(({ _zod: { def } }) => def.check === 'less_than' && def.value === MOST_MONEY)

test.each(areas)('amounts of %s are shown as rupees', (area, fields) => {
  const labels = auditFieldsOf(area)
  const wrong = fields.filter(({ within, name, schemas }) => {
    const field = auditField(labels, within, name)
    const isShown = typeof field !== 'boolean' && !ofMeters.test(name)
    return schemas.some(isMoney) && isShown && !(typeof field === 'object' && field.as === 'rupees')
  })
  expect(wrong.map(({ within, name }) => `${within}.${name}`)).toEqual([])
})

/** Of what happens without a call (`writeEvent` and `writeAudit` of the server), not in the fields of one. */
const ofEvents = [
  'role',
  ...['people', 'places', 'rooms', 'combined', 'was'],
  'into',
  ...['new', 'changed', 'unchanged'],
  ...['user_id', 'from', 'to'],
]

test.each(areas)('each label of %s is that of a field', (area, fields) => {
  const known = new Set([
    ...fields.flatMap(({ within, name }) => [name, `${within}.${name}`]),
    ...ofEvents,
    ...Object.keys(auditFieldsOf('')),
  ])
  expect(Object.keys(auditFieldsOf(area)).filter((name) => !known.has(name))).toEqual([])
})
