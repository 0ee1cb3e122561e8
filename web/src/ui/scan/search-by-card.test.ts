import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchByCard } from './search-by-card.ts'

const secureQr = readFileSync(
  new URL('../../../../server/src/identity/testing/secure-qr-v2-test.txt', import.meta.url),
  'utf8',
).trim()

/** Scans a code into a field that has this text already. */
const scan = (before: string, isConnected = true) => {
  const field = { value: before + secureQr, isConnected } as HTMLInputElement
  return searchByCard(field, true, () => undefined)
}

test('the next card is read although the end of the last number is still in the field', async () => {
  const shown = await scan('')
  expect(shown).toBe('XXXX XXXX 2697')
  expect(await scan(`${shown}`)).toBe(shown)
})

test('a card is not searched for when its list was left meanwhile', async () => {
  expect(await scan('', false)).toBeUndefined()
})
