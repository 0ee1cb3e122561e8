import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'samadh_quarter_hours',
    'samadh_settings',
    'samadh_summed',
    'samadh_trays',
    'samadh_visit_hours',
    'samadh_visits',
  ],
  readBy: { samadh_visits: ['access'] },
} satisfies Tables
