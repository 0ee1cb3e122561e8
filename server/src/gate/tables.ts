import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'countries',
    'gate_quarter_hours',
    'gate_settings',
    'gate_summed',
    'gate_visitors',
    'gate_visits',
    'gates',
    'visit_purposes',
  ],
  readBy: {
    gate_visits: ['access', 'reports'],
    gates: ['access', 'venue'],
    visit_purposes: ['access', 'venue'],
  },
  writtenBy: { gates: ['venue'], visit_purposes: ['venue'] },
} satisfies Tables
