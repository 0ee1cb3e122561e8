import { secondsLeft, timeIn } from '@nivas/contract/dates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLater } from './time-later.ts'

const zone = 'Asia/Kolkata'
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

test('the time of day follows the server’s answer by the elapsed time alone, also over midnight', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 3 * 86_400_000 }), (asked, passed) => {
      // The answer has whole seconds.
      asked.setUTCMilliseconds(0)
      const then = new Date(asked.getTime() + passed)
      expect(timeLater({ day_ends_in: secondsLeft(zone, asked) }, passed)).toBe(timeIn(zone, then))
    }),
  )
})
