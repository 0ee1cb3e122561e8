import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const electricalFigures = {
  houses_to_read: 'electrical-bulk-readings',
  houses_with_older_dues: 'electrical-overall-overdues',
  odd_readings: ['electrical-bulk-readings', 'electrical-single-reading'],
} as const satisfies Record<string, Access>
