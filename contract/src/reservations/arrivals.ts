import * as z from 'zod'
import { get } from '../call.ts'
import { date, optionalWholeInAddress } from '../fields.ts'

/**
 * Which guests a list shows: `expected` have not checked in at the gate or at the desk and still have their rooms;
 * `late` are those among them who should have arrived on an earlier day; `checked-in` have checked in at the
 * accommodation desk.
 */
export const comings = ['expected', 'late', 'checked-in'] as const
export type Coming = (typeof comings)[number]

/** The filters of a list by day and hour of arrival, and by whether the guests have come. */
export const arrivalFilters = {
  arrival: date.optional(),
  /** Hour of the planned arrival on that day, 0 to 23. */
  hour: optionalWholeInAddress(0, 23),
  coming: z.enum(comings).optional(),
}

const Expected = {
  parties: z.int(),
  people: z.int(),
  /** The number of these parties that have not paid; the accommodation desk does not list them. */
  on_hold: z.int(),
}

/** Guests with rooms who are still expected today. */
export const Arrivals = z.object({
  day: z.string(),
  ...Expected,
  /** Hours with expected guests, in order. */
  hours: z.array(z.object({ hour: z.int(), ...Expected })),
})
export type Arrivals = z.output<typeof Arrivals>

export const arrivalsCall = {
  arrivals: get('/admin/reservations/arrivals', {
    permission: ['manage-reservations', 'acco-checkin', 'print-bhandarghar-ticket', 'gate-reservations'],
    summary: 'Guests with rooms who are still expected today, by hour of arrival',
    returns: Arrivals,
  }),
}
