import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { summaryOf } from './call-words.ts'

const server = join(import.meta.dirname, '../../../server/src')

/** The names under which the server audits something other than a call. */
const noted = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => [
    ...readFileSync(join(server, path), 'utf8').matchAll(/write(?:Event|Audit)\(trx, \{\s*name: '([\w.]+)'/g),
  ])
  .map(([, name = '']) => name)

test('the audit has a text for every call and every event', () => {
  expect(noted.length).toBeGreaterThan(3)
  expect(noted.filter((name) => summaryOf(name) === name)).toEqual([])
})
