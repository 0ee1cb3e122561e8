import { describe, expect, it } from 'vitest'
import { clampDay, dayByKey, pageByKey } from './day-by-key.ts'

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-03-03', '2026-02-24'],
    ['ArrowDown', '2028-02-25', '2028-03-03'],
    ['Home', '2026-11-26', '2026-11-23'],
    ['Home', '2026-11-29', '2026-11-23'],
    ['Home', '2026-11-23', '2026-11-23'],
    ['End', '2026-11-26', '2026-11-29'],
    ['End', '2026-11-29', '2026-11-29'],
    ['PageDown', '2026-12-15', '2027-01-15'],
    ['PageUp', '2027-01-15', '2026-12-15'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(dayByKey(from, key, false)).toBe(to)
  })

  it('Page Up and Page Down go to the last day of a shorter month', () => {
    expect(dayByKey('2026-01-31', 'PageDown', false)).toBe('2026-02-28')
    expect(dayByKey('2026-07-31', 'PageUp', false)).toBe('2026-06-30')
  })

  it('Page Up and Page Down with Shift move by a year', () => {
    expect(dayByKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
    expect(dayByKey('2026-11-26', 'PageUp', true)).toBe('2025-11-26')
  })

  it('Page Up and Page Down show the months of another year, and other years', () => {
    expect(pageByKey('2026-11-26', 'PageDown', 'year')).toBe('2027-11-26')
    expect(pageByKey('2026-11-26', 'PageUp', 'decade')).toBe('2016-11-26')
    expect(pageByKey('2026-11-26', 'ArrowUp', 'year')).toBeUndefined()
  })

  it('other keys do not move', () => {
    expect(dayByKey('2026-11-26', 'Enter', false)).toBeUndefined()
  })

  it('days before the first or after the last cannot be reached', () => {
    expect(clampDay('2026-11-26', '2026-11-27', undefined)).toBe('2026-11-27')
    expect(clampDay('2026-11-26', undefined, '2026-11-25')).toBe('2026-11-25')
    expect(clampDay('2026-11-26', '2026-11-01', '2026-11-30')).toBe('2026-11-26')
    expect(clampDay('2026-11-26', undefined, undefined)).toBe('2026-11-26')
  })
})
