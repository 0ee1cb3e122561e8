import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['import_problems', 'imports'],
} satisfies Tables
