import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** `today ? <Journal … /> : null`, `today ? … : <Heading />` and `{today && <Visits … />}`. */
const silent = /\btoday \?[^\n]*: (null|<Heading \/>)|\{today && \(?\s*</

test('a part that waits for the venue’s day says so, and why the day could not be read', () => {
  const screens = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, code: readFileSync(join(sources, path), 'utf8') }))
    .filter(({ code }) => code.includes('useVenue'))
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter(({ code }) => silent.test(code)).map(({ path }) => path)).toEqual([])
})
