import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['idempotency_keys', 'public_tries'],
} satisfies Tables
