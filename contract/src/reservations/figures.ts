import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const reservationFigures = {
  arrivals_today: ['manage-reservations', 'acco-checkin', 'gate-reservations'],
  arrivals_on_hold: ['manage-reservations', 'gate-reservations'],
  checked_in_today: ['manage-reservations', 'acco-checkin'],
  holds_awaiting_bhent: ['bhent', 'manage-reservations'],
  late_arrivals: ['manage-reservations', 'acco-checkin', 'gate-reservations'],
  late_on_hold: ['manage-reservations', 'gate-reservations'],
} as const satisfies Record<string, Access>
