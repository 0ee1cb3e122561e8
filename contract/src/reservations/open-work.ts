import * as z from 'zod'
import { get } from '../call.ts'

/** The figures of the sentence above the lists of reservations. */
export const OpenWork = z.object({
  /** The number of NEW reservations, which wait for rooms. */
  waiting: z.int(),
  /** The number of reservations on HOLD, which wait for their Bhent. */
  hold: z.int(),
  /** The Bhent of all reservations on HOLD, in rupees; null when there are too many to sum. */
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
