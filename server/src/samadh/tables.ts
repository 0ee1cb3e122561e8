import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['samadh_settings', 'samadh_trays', 'samadh_visit_hours', 'samadh_visits'],
} satisfies Tables
