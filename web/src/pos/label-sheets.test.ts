import { eanCheckDigit, symbologyOf } from '@nivas/contract/pos/barcode.ts'
import { expect, test } from 'vitest'
import { barcodeSvg } from './barcode-svg.ts'
import { labelPages } from './label-sheets.ts'

test('labels fill pages from the first free place on', () => {
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

test('13 digits with a right check digit are an EAN-13, everything else is Code 128', () => {
  expect(eanCheckDigit('978812911612')).toBe(3)
  expect(symbologyOf('9788129116123')).toBe('ean13')
  for (const other of ['9788129116122', '978812911612', 'PRASAD-1'])
    expect(symbologyOf(other)).toBe('code128')
})

test('a barcode is drawn as a picture with bars, with the same bars each time', () => {
  const [book, prasad] = [barcodeSvg('9788129116123'), barcodeSvg('PRASAD-1')]
  expect(book).toMatch(/^<svg [\s\S]*<path [\s\S]*<\/svg>\s*$/)
  expect(prasad).not.toBe(book)
  expect(barcodeSvg('9788129116123')).toBe(book)
})
