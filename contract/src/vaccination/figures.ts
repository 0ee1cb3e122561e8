import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const vaccinationFigures = {
  one_dose_only: 'vaccination-entry-form',
} as const satisfies Record<string, Access>
