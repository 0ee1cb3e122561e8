import type { Tables } from './table-owners.ts'

export const tables = {
  owns: ['versions'],
  readBy: { versions: ['dictionary', 'http', 'pos', 'venue'] },
} satisfies Tables
