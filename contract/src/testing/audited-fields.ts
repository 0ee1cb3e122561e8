import type * as z from 'zod'
import type { Call } from '../call.ts'
import { contract } from '../index.ts'

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

/**
 * The definitions of the sent value of a schema: the output side of a preprocessed one, the input side of a transformed
 * one.
 */
function sentOf(schema: Schema): Def[] {
  const def = defOf(schema)
  if (def.options) return def.options.flatMap(sentOf)
  if (def.innerType) return sentOf(def.innerType)
  const side = def.in && defOf(def.in).type === 'transform' ? def.out : def.in
  return side ? sentOf(side) : [def]
}

/** A field that the audit stores: its name, and the call or the field that contains it. */
export type Audited = { within: string; name: string; schemas: readonly Def[] }

/** The fields of a schema at any depth. */
const fieldsIn = (schemas: readonly Def[], within: string): Audited[] =>
  schemas.flatMap(({ shape, element }) => {
    if (element) return fieldsIn(sentOf(element), within)
    return Object.entries(shape ?? {}).flatMap(([name, schema]) => {
      const inside = sentOf(schema)
      return [{ within, name, schemas: inside }, ...fieldsIn(inside, name)]
    })
  })

/**
 * The fields that the audit stores, by area: those of audited calls at any depth, without fields that are secret at the
 * top level.
 */
export const auditedFields = (Object.entries(contract) as [string, Record<string, Call>][]).map(
  ([area, calls]): [area: string, fields: Audited[]] => [
    area,
    Object.entries(calls)
      .filter(([, { writes, noted }]) => writes || noted)
      .flatMap(([call, { params, query, body, secret = [], upload }]) => [
        ...[params, query, body].flatMap((schema) =>
          Object.entries(schema?.shape ?? {})
            .filter(([name]) => !secret.includes(name))
            .flatMap(([name, field]) => {
              const schemas = sentOf(field as Schema)
              return [{ within: call, name, schemas }, ...fieldsIn(schemas, name)]
            }),
        ),
        ...(upload ? [{ within: call, name: 'file', schemas: [] }] : []),
      ]),
  ],
)

/** Whether a check of the schemas has this upper bound. */
export const isBoundedBy = (most: number, { schemas }: Audited): boolean =>
  schemas.some(({ checks = [] }) =>
    checks.some(({ _zod: { def } }) => def.check === 'less_than' && def.value === most),
  )
