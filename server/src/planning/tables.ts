import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['plan_lines', 'plans'],
  readBy: { plan_lines: ['access'] },
} satisfies Tables
