import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const posFigures = {
  low_stock: 'bookcentre-low-inventory-report',
} as const satisfies Record<string, Access>
