import { expect, test } from 'vitest'
import { barcodeSvg } from './barcode-svg.ts'
import { labelPages } from './label-sheets.ts'

test('labels fill pages from the first free label on', () => {
  const pages = labelPages(['a', 'b'], { copies: 12, first: 3, sheet: 'a4x24' })
  expect(pages.map(({ length }) => length)).toEqual([24, 2])
  expect(pages[0]?.slice(0, 4)).toEqual([undefined, undefined, 'a', 'a'])
  expect(pages[1]).toEqual(['b', 'b'])
  expect(labelPages(['a', 'b'], { copies: 2, first: 1, sheet: 'roll58' })).toEqual([
    ['a'],
    ['a'],
    ['b'],
    ['b'],
  ])
})

test('a barcode is drawn as a picture with the same bars each time', () => {
  const [book, prasad] = [barcodeSvg('9788129116123'), barcodeSvg('PRASAD-1')]
  expect(book).toMatch(/^<svg [\s\S]*<path [\s\S]*<\/svg>\s*$/)
  expect(prasad).not.toBe(book)
  expect(barcodeSvg('9788129116123')).toBe(book)
})
