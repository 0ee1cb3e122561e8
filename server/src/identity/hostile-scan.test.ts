import { MOST_SCANNED, readScan } from '@nivas/contract/identity/read-scan.ts'
import { expect, test } from 'vitest'

const isNoQr = () => Promise.reject(new Error('no QR is tried'))

/**
 * Parts to repeat and parts to put around them: each part of a card's text, and the separators of scanners.
 */
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

/** In ms. */
async function timeOf(text: string): Promise<number> {
  const begun = performance.now()
  await readScan(text, isNoQr)
  return performance.now() - begun
}

/**
 * The ratio of the work for a text of 16 times the length: 16 for linear work, 256 for quadratic work. The
 * least time of several tries counts, because other load on the machine only makes a try longer.
 */
async function growth(textOf: (length: number) => string, tries: number): Promise<number> {
  const [short, long] = [textOf(LONG / 16), textOf(LONG)]
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let left = tries; left > 0; left--) {
    least.long = Math.min(least.long, await timeOf(long))
    least.short = Math.min(least.short, await timeOf(short))
  }
  return least.long / least.short
}

/** A long run of digits is read as a Secure QR: as one large number, of at most 7,089 digits. */
const isDigits = (parts: readonly string[]) => /^[\d\s]*$/.test(parts.join(''))

const texts = units
  .flatMap((unit) => before.flatMap((start) => after.map((end) => [start, unit, end] as const)))
  .filter((text) => !isDigits(text))

test('the work grows linearly with the length of a text', async () => {
  for (const [start, unit, end] of texts) {
    const textOf = (length: number) => start + unit.repeat(length / unit.length) + end
    let times = 0
    // A bad result is measured more often before the test fails.
    for (const tries of [5, 30]) {
      times = await growth(textOf, tries)
      if (times < 64) break
    }
    expect(times, JSON.stringify([start, unit, end])).toBeLessThan(64)
  }
})
