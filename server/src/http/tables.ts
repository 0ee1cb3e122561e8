import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['public_tries', 'submissions'],
} satisfies Tables
