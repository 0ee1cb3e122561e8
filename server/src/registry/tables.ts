import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['customers'],
} satisfies Tables
