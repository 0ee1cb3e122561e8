import { expect, test } from 'vitest'
import { createJustScanned, STUTTER } from './just-scanned.ts'

function make() {
  const clock = { now: 0 }
  return { clock, scans: createJustScanned<{ number: number }>(() => clock.now) }
}

test('a code on its way is known for as long as it takes, and for a moment after it was served', () => {
  const { clock, scans } = make()
  const first = { number: 1 }
  scans.begin('L a', first)
  clock.now = 8_000
  expect(scans.find('L a')).toBe(first)
  expect(scans.find('D a')).toBeUndefined()
  scans.served(first)
  clock.now += STUTTER - 1
  expect(scans.find('L a')).toBe(first)
  clock.now += 1
  expect(scans.find('L a')).toBeUndefined()
})

test('a code that was refused or taken back is asked for anew', () => {
  const { scans } = make()
  scans.begin('L a', { number: 1 })
  scans.begin('L b', { number: 2 })
  scans.ended(1)
  expect(scans.find('L a')).toBeUndefined()
  expect(scans.find('L b')).toEqual({ number: 2 })
})

test('of two portions of a code on their way the newer one counts, whichever is answered first', () => {
  const { clock, scans } = make()
  const [first, second] = [{ number: 1 }, { number: 2 }]
  scans.begin('L a', first)
  scans.begin('L a', second)
  scans.served(first)
  clock.now = STUTTER
  scans.ended(1)
  expect(scans.find('L a')).toBe(second)
})
