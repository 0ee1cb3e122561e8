import { MOST_SCANNED } from '@nivas/contract/identity/number.ts'
import { readScan } from '@nivas/contract/identity/read-scan.ts'
import { expect, test } from 'vitest'
import { growth } from '../testing/growth.ts'

const isNoQr = () => Promise.reject(new Error('no QR is tried'))

/** Texts to repeat and texts to put around them: each part of a card's text, and the separators of scanners. */
const units = [
  ...[' ', '\t', '\n', '\0', '\u00a0', '\ufeff', '"', "'", '“', '@', '=', '<', '>', '/', '-', '.', ';', '&'],
  ...[
    'a',
    '1',
    'अ',
    'X',
    'a ',
    ' a',
    '1 ',
    '=" ',
    'uid',
    'uid ',
    'uid=',
    'uid="',
    ' uid="1',
    'pc\t',
    'co co',
  ],
  ...['&#', '&#1', '&#x1', '&amp', '&amp;', 'BarcodeData', '<?xml', 'null ', 'XXXX ', '{}', '😀', '\ud800'],
]
const before = ['', 'a', '<PrintLetterBarcodeData ', '<PrintLetterBarcodeData uid="1" name="a" pc', 'x="']
const after = ['', 'b', '"/>']

const LONG = MOST_SCANNED - 100

/** Returns the duration of a reading, in ms. */
async function timeOf(text: string): Promise<number> {
  const begun = performance.now()
  await readScan(text, isNoQr)
  return performance.now() - begun
}

/**
 * Whether a text of 16 times the length takes clearly less than 256 times as long, by the shortest of five attempts.
 * Other load on the machine can only make this quick check fail, and a failure is measured again.
 */
async function seemsLinear(textOf: (length: number) => string): Promise<boolean> {
  const [short, long] = [textOf(LONG / 16), textOf(LONG)]
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let left = 5; left > 0; left--) {
    least.long = Math.min(least.long, await timeOf(long))
    least.short = Math.min(least.short, await timeOf(short))
  }
  return least.long / least.short < 64
}

/** A long run of digits is read as a Secure QR: as one large number of at most 7,089 digits. */
const isDigits = (parts: readonly string[]) => /^[\d\s]*$/.test(parts.join(''))

const texts = units
  .flatMap((unit) => before.flatMap((start) => after.map((end) => [start, unit, end] as const)))
  .filter((text) => !isDigits(text))

test('the work grows linearly with the length of a text', async () => {
  for (const [start, unit, end] of texts) {
    const textOf = (length: number) => start + unit.repeat(length / unit.length) + end
    if (await seemsLinear(textOf)) continue
    // Measures the thread's own processor time: 4 for linear work, 16 for quadratic work.
    const times = await growth(textOf, (text) => readScan(text, isNoQr), LONG / 4)
    expect(times, JSON.stringify([start, unit, end])).toBeLessThan(8)
  }
})
