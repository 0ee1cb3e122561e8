import type { Success } from '@nivas/contract/call.ts'
import { timeIn } from '@nivas/contract/dates.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { closedText, isOpenAt } from '@nivas/contract/samadh/hours.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { connected } from '../api/client.ts'
import { CallFailure } from '../api/failure.ts'
import { keyOf } from '../api/key.ts'
import { answers } from '../app/answers.ts'
import { session } from '../app/session.tsx'
import type { VisitRequest } from './submit.ts'

/**
 * Without a connection, refuses a visit outside the hours as the server would, so that a user who may agree to it is
 * asked while the visitor is present. Other users are not refused here, because this computer's clock may be wrong; the
 * server decides by the time of the visit.
 */
export function refuseClosed({ outsideHours }: VisitRequest): void {
  const now = session.get()
  if (connected.get() || outsideHours || typeof now !== 'object') return
  if (!now.user.permissions.includes('samadh-visit-hours')) return
  const hours = answers.getQueryData<Success<typeof calls.settings>>(keyOf(calls.settings, {}))?.data.hours
  const venue = answers.getQueryData<Success<typeof thisVenue>>(keyOf(thisVenue, {}))?.data
  if (!hours || !venue || isOpenAt(hours, timeIn(venue.time_zone))) return
  throw new CallFailure(400, closedText(hours), {}, undefined, { mayOpen: true })
}
