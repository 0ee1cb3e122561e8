import type { Access } from '../permissions.ts'

/** Who may see which figure of the dashboard: everybody who may open the screen it is the sum of. */
export const reservationFigures = {
  arrivals_today: ['manage-reservations', 'acco-checkin', 'gate-reservations'],
  checked_in_today: ['manage-reservations', 'acco-checkin'],
  holds_awaiting_bhent: ['bhent', 'manage-reservations'],
} as const satisfies Record<string, Access>
