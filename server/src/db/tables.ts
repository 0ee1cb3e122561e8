import type { Tables } from './table-owners.ts'

export const tables = {
  owns: ['backups', 'versions'],
  readBy: { backups: ['access'], versions: ['dictionary', 'http', 'pos', 'venue'] },
} satisfies Tables
