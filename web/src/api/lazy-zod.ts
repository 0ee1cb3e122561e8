import type { zod as used } from './zod.ts'

type Zod = typeof used

// The parts of zod that the contract uses, for the browser. A schema is made at its first use: a screen uses only a few
// of the schemas that come with its calls, and making all of them takes an old PC a third of a second. zod itself is a
// separate file, which sign-in and the dictionary render without.

let zod: Zod | undefined

/** The arguments of calls of `config` before zod has loaded. */
const configs: Parameters<Zod['config']>[] = []

/** Loads zod once. No schema may be used before. Fails as the import of a screen does (`missing-file.ts`). */
export async function needSchemas(): Promise<void> {
  if (zod) return
  zod = (await import('./zod.ts')).zod
  regexes = zod.regexes
  NEVER = zod.NEVER
  for (const given of configs.splice(0)) zod.config(...given)
}

function loaded(): Zod {
  if (!zod) throw new Error('A schema is used before `needSchemas`')
  return zod
}

type Schema = Record<PropertyKey, unknown>
type Lazy = { make: () => object; made?: Schema }

/** The methods that only derive a new schema. */
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

/** Passes everything else on to the schema itself. */
const handler: ProxyHandler<Lazy> = {
  get(lazy, name) {
    if (derives.has(name))
      return (...given: unknown[]) =>
        later(() => (madeOf(lazy)[name] as (...args: unknown[]) => object)(...given))
    // A module that builds a form from the fields of another schema may run before zod has loaded.
    if (name === 'shape' && !zod) return fieldsLater(lazy)
    const schema = madeOf(lazy)
    const value = schema[name]
    return typeof value === 'function' ? value.bind(schema) : value
  },
  has: (lazy, name) => name in madeOf(lazy),
  set: (lazy, name, value) => Reflect.set(madeOf(lazy), name, value),
  getPrototypeOf: (lazy) => Reflect.getPrototypeOf(madeOf(lazy)),
}

/** Returns the fields of an object whose schema is made later. */
const fieldsLater = (lazy: Lazy): object =>
  new Proxy(
    {},
    { get: (_, field) => later(() => (madeOf(lazy).shape as Record<PropertyKey, object>)[field] as object) },
  )

const later = (make: () => object): object => new Proxy<Lazy>({ make }, handler)

/** Wraps a function of zod so that its schema is made later. */
const lazily = <F extends (...given: never[]) => object>(find: (zod: Zod) => F): F =>
  ((...given: Parameters<F>) => later(() => find(loaded())(...given))) as F

export const array = /* @__PURE__ */ lazily((zod) => zod.array)
export const boolean = /* @__PURE__ */ lazily((zod) => zod.boolean)
export const discriminatedUnion = /* @__PURE__ */ lazily((zod) => zod.discriminatedUnion)
export const int = /* @__PURE__ */ lazily((zod) => zod.int)
export const literal = /* @__PURE__ */ lazily((zod) => zod.literal)
export const number = /* @__PURE__ */ lazily((zod) => zod.number)
export const object = /* @__PURE__ */ lazily((zod) => zod.object)
export const partialRecord = /* @__PURE__ */ lazily((zod) => zod.partialRecord)
export const preprocess = /* @__PURE__ */ lazily((zod) => zod.preprocess)
export const record = /* @__PURE__ */ lazily((zod) => zod.record)
export const string = /* @__PURE__ */ lazily((zod) => zod.string)
export const tuple = /* @__PURE__ */ lazily((zod) => zod.tuple)
export const union = /* @__PURE__ */ lazily((zod) => zod.union)
export const unknown = /* @__PURE__ */ lazily((zod) => zod.unknown)
export const uuid = /* @__PURE__ */ lazily((zod) => zod.uuid)
export const check = /* @__PURE__ */ lazily((zod) => zod.check)

const enumOf = /* @__PURE__ */ lazily((zod) => zod.enum)
const nullOf = /* @__PURE__ */ lazily((zod) => zod.null)

export { enumOf as enum, nullOf as null }

export const coerce = {
  boolean: /* @__PURE__ */ lazily((zod) => zod.coerce.boolean),
  number: /* @__PURE__ */ lazily((zod) => zod.coerce.number),
  string: /* @__PURE__ */ lazily((zod) => zod.coerce.string),
}

export const iso = { datetime: /* @__PURE__ */ lazily((zod) => zod.iso.datetime) }

export const config = (...given: Parameters<Zod['config']>): void => {
  if (zod) zod.config(...given)
  else configs.push(given)
}

// Used in functions that a schema calls. They run after zod has loaded.
export let regexes: Zod['regexes']
export let NEVER: Zod['NEVER']
