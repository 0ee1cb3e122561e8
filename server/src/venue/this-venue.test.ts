import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const zone = 'Pacific/Kiritimati'
const server = useServer(() => ({ VENUE_TZ: zone }), { jobs: false })

it('the venue’s call returns the venue’s day and the time until it ends', async () => {
  const { time_zone, today, day_ends_in } = await server.anonymous.data(calls.venue, {})
  expect([time_zone, today]).toEqual([zone, dayIn(zone)])
  const dayAfter = (seconds: number) => dayIn(zone, new Date(Date.now() + seconds * 1000))
  expect(dayAfter(day_ends_in + 1)).toBe(addDays(today, 1))
  expect(dayAfter(day_ends_in - 60)).toBe(today)
})
