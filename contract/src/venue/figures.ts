import type { Access } from '../permissions.ts'

/** Who may see which figure of the dashboard: everybody who may open the screen it is the sum of. */
export const venueFigures = {
  rooms_free_tonight: ['manage-reservations', 'admin-booking', 'resavation-assign-room'],
} as const satisfies Record<string, Access>
