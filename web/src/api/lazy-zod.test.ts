import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as zod from 'zod'
import * as later from './lazy-zod.ts'

/** Makes the same schema with zod and with the lazy version. */
const schemaBy = (z: typeof zod) => {
  const Named = z.object({ id: z.int().min(1), name: z.string().max(5).nullish() })
  return Named.extend({
    way: z.enum(['in', 'out']).default('in'),
    days: z.array(z.string().trim()).optional(),
  })
    .omit({ id: true })
    .refine(({ name }) => name !== 'no', 'Not this one')
}

const given = [{}, { name: 'yes' }, { name: 'no' }, { name: 'too long' }, { way: 'up' }, { days: [' a '] }, 7]

test('a lazy schema gives the same results as an ordinary one', () => {
  const [at, after] = [schemaBy(zod), schemaBy(later as unknown as typeof zod)]
  for (const one of given) {
    const [wanted, judged] = [at.safeParse(one), after.safeParse(one)]
    expect([judged.data, judged.error?.issues]).toEqual([wanted.data, wanted.error?.issues])
  }
  expect(Object.keys(after.shape)).toEqual(Object.keys(at.shape))
  expect('way' in after.shape).toBe(true)
  expect(after).toBeInstanceOf(zod.ZodObject)
})

test('a schema is not made before it is used', () => {
  let made = 0
  const ownKeys = () => {
    made += 1
    return []
  }
  const shape = new Proxy({}, { ownKeys })
  const schema = later.object(shape).refine(() => true)
  expect(made).toBe(0)
  schema.safeParse({})
  expect(made).toBeGreaterThan(0)
})

test('everything that the contract uses of zod’s namespaces exists', () => {
  const contract = join(import.meta.dirname, '../../../contract/src')
  const used = globSync('**/*.ts', { cwd: contract })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      Array.from(readFileSync(join(contract, path), 'utf8').matchAll(/\bz\.(coerce|iso|regexes)\.(\w+)/g)),
    )
  expect(used.length).toBeGreaterThan(10)
  const { coerce, iso, regexes } = later
  const there: Record<string, object> = { coerce, iso, regexes }
  const missing = used.filter(([, namespace, name]) => !(String(name) in (there[String(namespace)] ?? {})))
  expect(missing.map(([text]) => text)).toEqual([])
})
