import type { Tables } from '../db/table-owners.ts'

export const tables = { owns: ['hidden_numbers', 'identity_key'] } satisfies Tables
