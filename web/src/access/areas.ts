import type { PlainKey } from '@nivas/contract/texts.ts'

/** What the areas of permissions and calls are called. */
const areaNames = {
  access: 'Administration',
  reservations: 'Reservations',
  registry: 'Registry of customers',
  planning: 'Plan an event',
  gate: 'Gate',
  cash: 'Cash book',
  reports: 'Reports',
  venue: 'Venue',
  samadh: 'Memorial site',
  vaccination: 'Vaccination',
  dispensary: 'Dispensary',
  dictionary: 'Dictionary',
  pos: 'Points of sale',
  electrical: 'Electricity',
  imports: 'Import',
} satisfies Record<string, PlainKey>

export const areaName = (area: string): string => (areaNames as Record<string, string>)[area] ?? area
