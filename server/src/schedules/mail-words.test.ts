import type { Report } from '@nivas/contract/reports/report.ts'
import { rangeBefore } from '@nivas/contract/schedules/range-before.ts'
import { expect, test } from 'vitest'
import { coveredInName, mailWords } from './mail-words.ts'

const month = { from: '2026-10-01', to: '2026-10-31' }
const subject = (covers: Report['covers'], about: string | null = null) =>
  mailWords('en').subject({ venue: 'Nivas', title: 'Event report', about, covers, ...month }, '2026-11-02')

test('the subject of a mail says what its report covers and what it is about', () => {
  expect(subject(undefined)).toBe('Nivas: Event report, 1 Oct 2026 to 31 Oct 2026')
  expect(subject('day')).toBe('Nivas: Event report, 1 Oct 2026 to 31 Oct 2026')
  expect(subject('month')).toBe('Nivas: Event report, October 2026')
  expect(subject('year', 'Bhandara')).toBe('Nivas: Event report: Bhandara, 2026')
  expect(subject('now')).toBe('Nivas: Event report, as of 2 Nov 2026')
})

test('a mail writes a day as screens do, in both languages', () => {
  expect([mailWords('en').day('2026-09-05'), mailWords('hi').day('2026-09-05')]).toEqual([
    '5 Sep 2026',
    '5 सितंबर 2026',
  ])
})

test('the file name of a mail says what its report covers, as the subject does', () => {
  const name = (covers: Report['covers']) => coveredInName({ ...month, covers }, '2026-11-02')
  expect(name(undefined)).toBe('2026-10-01-to-2026-10-31')
  expect(name('day')).toBe('2026-10-01-to-2026-10-31')
  expect(name('month')).toBe('2026-10')
  expect(name('year')).toBe('2026')
  expect(name('now')).toBe('2026-11-02')
})

test('the range before ends with the last day of any month, even on leap days', () => {
  expect(rangeBefore('Daily', '2028-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' })
  expect(rangeBefore('Monthly', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(rangeBefore('Monthly', '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(rangeBefore('Weekly', '2027-01-03')).toEqual({ from: '2026-12-21', to: '2026-12-27' })
})
