import type { Access } from '../permissions.ts'

/** The permissions of each figure of the dashboard: those of the people who administer the installation. */
export const accessFigures = {
  new_permissions: 'manage-roles',
  hours_before_first_backup: ['manage-users', 'mail-outbox'],
  hours_without_backup: ['manage-users', 'mail-outbox'],
  hours_without_log: ['manage-users', 'mail-outbox'],
} as const satisfies Record<string, Access>
