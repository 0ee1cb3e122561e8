import { expect, test } from 'vitest'
import { createJustScanned, SAME_READ, STUTTER } from './just-scanned.ts'

function make() {
  const clock = { now: 0 }
  const scans = createJustScanned<{ number: number }>(() => clock.now)
  return { clock, scans, find: (code: string) => scans.readAgain(code)?.serving }
}

test('a code is remembered until its answer, and for a moment after it was served', () => {
  const { clock, scans, find } = make()
  const first = { number: 1 }
  scans.begin('L a', first)
  clock.now = 8_000
  expect(find('L a')).toBe(first)
  expect(find('D a')).toBeUndefined()
  scans.served(first)
  clock.now += STUTTER - SAME_READ - 1
  expect(find('L a')).toBe(first)
  clock.now += SAME_READ
  expect(find('L a')).toBe(first)
  clock.now += 1
  expect(find('L a')).toBeUndefined()
})

test('repeated reads by a scanner are one read, and never serve a second portion', () => {
  const { clock, scans } = make()
  const first = { number: 1 }
  scans.begin('L a', first)
  scans.served(first)
  for (let reads = 0; reads < 20; reads += 1) {
    clock.now += SAME_READ - 1
    expect(scans.readAgain('L a')).toMatchObject({ serving: first, isSameRead: true })
  }
  clock.now += SAME_READ
  expect(scans.readAgain('L a')).toBeUndefined()
})

test('a code presented again by hand reports how long ago it was served', () => {
  const { clock, scans } = make()
  const first = { number: 1 }
  scans.begin('L a', first)
  clock.now = 5_000
  expect(scans.readAgain('L a')).toEqual({ serving: first, isSameRead: false, seconds: null })
  scans.served(first)
  clock.now += SAME_READ
  expect(scans.readAgain('L a')).toEqual({ serving: first, isSameRead: false, seconds: 1 })
  clock.now += SAME_READ + 200
  expect(scans.readAgain('L a')).toEqual({ serving: first, isSameRead: false, seconds: 2 })
})

test('a code that was refused or taken back is sent to the server again', () => {
  const { scans, find } = make()
  scans.begin('L a', { number: 1 })
  scans.begin('L b', { number: 2 })
  scans.ended(1)
  expect(find('L a')).toBeUndefined()
  expect(find('L b')).toEqual({ number: 2 })
})

test('of two pending portions of a code the newer one counts, whichever is answered first', () => {
  const { clock, scans, find } = make()
  const [first, second] = [{ number: 1 }, { number: 2 }]
  scans.begin('L a', first)
  scans.begin('L a', second)
  scans.served(first)
  clock.now = STUTTER
  scans.ended(1)
  expect(find('L a')).toBe(second)
})
