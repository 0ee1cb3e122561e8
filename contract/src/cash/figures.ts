import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the screen with its details. */
export const cashFigures = { overdue_sessions: 'cash-supervisor' } as const satisfies Record<string, Access>
