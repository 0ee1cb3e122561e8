import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const samadhFigures = {
  samadh_inside: 'samadh-pending-visitors',
  samadh_too_long: 'samadh-pending-visitors',
  samadh_unclaimed: ['samadh-exit-point', 'samadh-pending-visitors'],
} as const satisfies Record<string, Access>
