import * as z from 'zod'
import { get } from '../call.ts'

/** What the lists of reservations sum up in their first sentence. */
export const OpenWork = z.object({
  /** Reservations that are NEW: they wait for rooms. */
  waiting: z.int(),
  /** Reservations on HOLD: they wait for their Bhent. */
  hold: z.int(),
  /** The Bhent of all reservations on HOLD, in rupees; null when they are too many to sum up. */
  to_collect: z.number().nullable(),
})
export type OpenWork = z.output<typeof OpenWork>

export const openWorkCall = {
  openWork: get('/admin/reservations/open-work', {
    permission: ['manage-reservations', 'bhent'],
    summary: 'Reservations that wait for rooms or for their Bhent, and the amount to collect',
    returns: OpenWork,
  }),
}
