import type { Tables } from '../db/table-owners.ts'

export const tables = { owns: ['receipt_prints'], readBy: { receipt_prints: ['pos'] } } satisfies Tables
