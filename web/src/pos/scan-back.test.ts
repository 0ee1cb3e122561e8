import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { eanCheckDigit } from '@nivas/contract/pos/barcode.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barcodeSvg } from './barcode-svg.ts'

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer } = new Uint8Array(readFileSync(wasm))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
})

/** The white margin around the bars, as on a label, in pixels. */
const WHITE = 40

/** Draws the bars of a barcode as a printer would, two pixels for each unit. */
function paper(svg: string): ImageData {
  const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).slice(1).map(Number)
  const [wide, high] = [2 * width + 2 * WHITE, 2 * height + 2 * WHITE]
  const data = new Uint8ClampedArray(4 * wide * high).fill(255)
  for (const [, thickness, path = ''] of svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g))
    for (const [, x, bottom, top] of path.matchAll(/M(\d+) (\d+)L\d+ (\d+)/g)) {
      const from = 2 * Number(x) - Number(thickness) + WHITE
      for (let row = 2 * Number(top) + WHITE; row < 2 * Number(bottom) + WHITE; row += 1)
        for (let column = from; column < from + 2 * Number(thickness); column += 1)
          data.fill(0, 4 * (row * wide + column), 4 * (row * wide + column) + 3)
    }
  return { width: wide, height: high, data, colorSpace: 'srgb' } as ImageData
}

async function scanned(barcode: string) {
  const [found] = await readBarcodes(paper(barcodeSvg(barcode)), { tryHarder: true })
  return found && { text: found.text, format: found.format }
}

test('a label of 13 digits scans as the EAN-13 that it was made from', async () => {
  const digits = fc.stringMatching(/^[1-9]\d{11}$/)
  await fc.assert(
    fc.asyncProperty(digits, async (twelve) => {
      const barcode = `${twelve}${eanCheckDigit(twelve)}`
      expect(await scanned(barcode)).toMatchObject({
        text: barcode,
        format: expect.stringMatching(/EAN-?13/),
      })
    }),
    { numRuns: 20 },
  )
})

test('any other barcode scans as the Code 128 that it was made from', async () => {
  const texts = fc.stringMatching(/^[0-9A-Za-z./+-]{3,20}$/)
  await fc.assert(
    fc.asyncProperty(texts, async (barcode) => {
      fc.pre(!/^\d{13}$/.test(barcode))
      expect(await scanned(barcode)).toMatchObject({
        text: barcode,
        format: expect.stringMatching(/Code-?128/),
      })
    }),
    { numRuns: 20 },
  )
})
