import * as zod from 'zod'

// What the contract uses of zod, for the browser: a schema is made when it is first used. A screen reads a few
// of the schemas that come with its calls, and making all of them takes an old PC a third of a second.

type Schema = Record<PropertyKey, unknown>
type Lazy = { make: () => object; made?: Schema }

/** Methods that only derive another schema. */
const derives = new Set<PropertyKey>([
  'array',
  'catch',
  'catchall',
  'check',
  'default',
  'extend',
  'gt',
  'length',
  'lt',
  'lte',
  'max',
  'min',
  'multipleOf',
  'nullable',
  'nullish',
  'omit',
  'optional',
  'overwrite',
  'partial',
  'pick',
  'pipe',
  'refine',
  'regex',
  'safeExtend',
  'superRefine',
  'transform',
  'trim',
])

const madeOf = (lazy: Lazy): Schema => {
  lazy.made ??= lazy.make() as Schema
  return lazy.made
}

/** Everything else is asked of the schema itself. */
const handler: ProxyHandler<Lazy> = {
  get(lazy, name) {
    if (derives.has(name))
      return (...given: unknown[]) =>
        later(() => (madeOf(lazy)[name] as (...args: unknown[]) => object)(...given))
    const schema = madeOf(lazy)
    const value = schema[name]
    return typeof value === 'function' ? value.bind(schema) : value
  },
  has: (lazy, name) => name in madeOf(lazy),
  set: (lazy, name, value) => Reflect.set(madeOf(lazy), name, value),
  getPrototypeOf: (lazy) => Reflect.getPrototypeOf(madeOf(lazy)),
}

const later = (make: () => object): object => new Proxy<Lazy>({ make }, handler)

/** A function of zod whose schema is made later. */
const lazily = <F extends (...given: never[]) => object>(make: F): F =>
  ((...given: Parameters<F>) => later(() => make(...given))) as F

export const array = /* @__PURE__ */ lazily(zod.array)
export const boolean = /* @__PURE__ */ lazily(zod.boolean)
export const discriminatedUnion = /* @__PURE__ */ lazily(zod.discriminatedUnion)
export const int = /* @__PURE__ */ lazily(zod.int)
export const literal = /* @__PURE__ */ lazily(zod.literal)
export const number = /* @__PURE__ */ lazily(zod.number)
export const object = /* @__PURE__ */ lazily(zod.object)
export const partialRecord = /* @__PURE__ */ lazily(zod.partialRecord)
export const preprocess = /* @__PURE__ */ lazily(zod.preprocess)
export const record = /* @__PURE__ */ lazily(zod.record)
export const string = /* @__PURE__ */ lazily(zod.string)
export const tuple = /* @__PURE__ */ lazily(zod.tuple)
export const union = /* @__PURE__ */ lazily(zod.union)
export const unknown = /* @__PURE__ */ lazily(zod.unknown)
export const uuid = /* @__PURE__ */ lazily(zod.uuid)

const enumOf = /* @__PURE__ */ lazily(zod.enum)
const nullOf = /* @__PURE__ */ lazily(zod.null)

export { enumOf as enum, nullOf as null }

export const coerce = {
  boolean: /* @__PURE__ */ lazily(zod.coerce.boolean),
  number: /* @__PURE__ */ lazily(zod.coerce.number),
  string: /* @__PURE__ */ lazily(zod.coerce.string),
}

export { check, config, iso, NEVER, regexes } from 'zod'
