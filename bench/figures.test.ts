import { afterEach, expect, test, vi } from 'vitest'
import { atLeast, atMost, figure, printFigures } from './figures.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** Returns the last line that was printed, the error, and the exit code. */
function printed(print: () => void) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  process.exitCode = 0
  print()
  return { last: JSON.parse(out.mock.lastCall?.[0]), error: error.mock.lastCall?.[0], code: process.exitCode }
}

test('a measurement exits with 0, whether its goals hold or not', () => {
  const { last, code } = printed(() => printFigures([atMost('ms', 12, 10), figure('rate', 3)], { again: 2 }))
  expect(last).toEqual({
    figures: [
      { name: 'ms', value: 12, goal: 10, holds: false },
      { name: 'rate', value: 3, goal: null, holds: null },
    ],
    again: 2,
  })
  expect(code).toBe(0)
})

test('a figure without a value misses its goal, and fails the measurement with its name', () => {
  const { last, error, code } = printed(() =>
    printFigures([atLeast('share', Number.NaN, 0.6), figure('a list, ms', Number.NaN), figure('rate', 3)]),
  )
  expect(last.figures[0].holds).toBe(false)
  expect(error).toBe('Not measured: share; a list, ms')
  expect(code).toBe(1)
})

test('a measurement without figures has failed', () => {
  expect(() => printFigures([])).toThrow('Nothing was measured')
})
