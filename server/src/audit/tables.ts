import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['audit_log'],
  readBy: { audit_log: ['access'] },
} satisfies Tables
