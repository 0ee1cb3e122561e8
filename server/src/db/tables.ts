import type { Tables } from './table-owners.ts'

export const tables = {
  owns: ['versions'],
  readBy: { versions: ['http', 'venue'] },
} satisfies Tables
