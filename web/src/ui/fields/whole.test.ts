import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../', import.meta.url)

test('number fields keep what is typed: 1.5 does not become 15, -5 not 5, 12.345 not 12.34, and a number beyond the limit stays', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(100)
  const dropping = files.filter((file) =>
    /allowDecimal|allowNegative|decimalScale|clampBehavior(=|: ?)["'](strict|blur)/.test(
      readFileSync(new URL(file, source), 'utf8'),
    ),
  )
  expect(dropping).toEqual([])
})
