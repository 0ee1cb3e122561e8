import type { Access } from '../permissions.ts'

/** Who may see which figure of the dashboard: everybody who may open the screen it is the sum of. */
export const dispensaryFigures = {
  patients_today: 'patient-entry-form',
} as const satisfies Record<string, Access>
