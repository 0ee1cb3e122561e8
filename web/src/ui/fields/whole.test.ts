import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../', import.meta.url)
/** A floor may be below the ground: on some phones the keyboard of digits has no minus. */
const others = ['ui/fields/whole.ts', 'venue/floor-form.tsx']

test('every field for a whole number has the keyboard of digits, by `whole`', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !others.includes(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((file) => readFileSync(new URL(file, source), 'utf8').includes('allowDecimal'))
  expect(own).toEqual([])
})
