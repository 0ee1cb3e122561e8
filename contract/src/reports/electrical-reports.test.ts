import { expect, test } from 'vitest'
import { reportNamed } from './report-list.ts'

test('a weekly mail about the accounts of lines has the bills of its month', () => {
  const report = reportNamed('electrical-line-accounts')
  const week = { from: '2026-11-16', to: '2026-11-22' }
  expect(report?.covers).toBe('month')
  expect(report?.request(week)).toEqual({ from: '2026-11-01', to: '2026-11-22' })
  expect(report?.search?.(week)).toEqual({ from: '2026-11-01', to: '2026-11-22' })
})
