import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const venueFigures = {
  rooms_free_tonight: ['manage-reservations', 'admin-booking', 'resavation-assign-room'],
} as const satisfies Record<string, Access>
