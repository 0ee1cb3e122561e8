import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const dispensaryFigures = {
  patients_today: 'patient-entry-form',
} as const satisfies Record<string, Access>
