import * as z from 'zod'
import { get } from '../call.ts'
import type { Access } from '../permissions.ts'

const figure = z.int().nullable()

/** Today's figures, by the venue's day. */
export const Dashboard = z.object({
  today: z.string(),
  arrivals_today: figure,
  checked_in_today: figure,
  holds_awaiting_bhent: figure,
  rooms_free_tonight: figure,
})

/** Who may see which figure: whoever may open the screen it is the sum of. */
export const figureAccess = {
  arrivals_today: ['manage-reservations', 'acco-checkin', 'gate-reservations'],
  checked_in_today: ['manage-reservations', 'acco-checkin'],
  holds_awaiting_bhent: ['bhent', 'manage-reservations'],
  rooms_free_tonight: ['manage-reservations', 'admin-booking', 'resavation-assign-room'],
} as const satisfies Record<string, Access>

/** The first screen makes it: apart from the rest, so that the first load has no more. */
export const dashboard = get('/admin/dashboard', {
  permission: 'signed-in',
  summary: "Today's figures; null is a figure that this user may not see",
  returns: Dashboard,
})
