/** What the areas of permissions and calls are called, as English texts. */
const areaNames: Readonly<Record<string, string>> = {
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
}

export const areaName = (area: string): string => areaNames[area] ?? area
