import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['countries', 'gate_settings', 'gate_visitors', 'gate_visits', 'gates', 'visit_purposes'],
  readBy: { gate_visits: ['reports'] },
} satisfies Tables
