import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ScannedHere, scanKey, servedBefore, withoutScan, withScan } from './scanned-here.ts'

const empty: ScannedHere = { day: '', scans: {} }
const day = '2026-11-23'

test('a code is served as often as it is known to be good for, or once if unknown', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 6 })), fc.integer({ min: 0, max: 12 }), (of, count) => {
      let here = empty
      for (let at = 0; at < count; at += 1)
        here = withScan(here, { day, key: 'L a', time: `12:0${at}`, eaten: null, of })
      const before = servedBefore(here, day, 'L a')
      expect(before !== undefined).toBe(count >= (of ?? 1) && count > 0)
      if (before) expect(before).toEqual({ time: `12:0${count - 1}`, certain: of !== null })
      expect(servedBefore(here, day, 'D a')).toBeUndefined()
      expect(servedBefore(here, '2026-11-24', 'L a')).toBeUndefined()
      if (count > 0 && count === (of ?? 1))
        expect(servedBefore(withoutScan(here, 'L a'), day, 'L a')).toBeUndefined()
    }),
  )
})

test('meals at other counters count, as the server reports them', () => {
  const here = withScan(empty, { day, key: 'L a', time: '12:00', eaten: 2, of: 2 })
  expect(servedBefore(here, day, 'L a')).toEqual({ time: '12:00', certain: true })
})

test('a new day begins empty', () => {
  const here = withScan(empty, { day, key: 'L a', time: '12:00', eaten: null, of: 1 })
  expect(
    Object.keys(withScan(here, { day: '2026-11-24', key: 'L b', time: '12:00', eaten: null, of: 1 }).scans),
  ).toEqual(['L b'])
})

test('a code has one key however it is written and a different one for each meal; the key does not reveal it', async () => {
  expect(await scanKey(' a26-000123/1 ', 'L')).toBe(await scanKey('A26-000123/1', 'L'))
  expect(await scanKey('A26-000123/1', 'L')).not.toBe(await scanKey('A26-000123/1', 'D'))
  expect(await scanKey('234123412346', 'L')).toMatch(/^L [0-9a-f]{24}$/)
})
