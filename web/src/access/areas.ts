import type { Contract } from '@nivas/contract/index.ts'
import type { PermissionArea } from '@nivas/contract/permissions.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'

/** The names of the areas of permissions and calls. */
const areaNames = {
  dashboard: 'Dashboard',
  find: 'Search',
  access: 'Administration',
  reservations: 'Reservations',
  registry: 'Registry of customers',
  planning: 'Plan an event',
  gate: 'Gate',
  identity: 'Identity cards',
  cash: 'Cash book',
  reports: 'Reports',
  venue: 'Venue',
  samadh: 'Memorial site',
  vaccination: 'Vaccination',
  dispensary: 'Dispensary',
  pos: 'Points of sale',
  electrical: 'Electricity',
  dictionary: 'Dictionary',
  imports: 'Import',
  schedules: 'Reports by mail',
} satisfies Record<keyof Contract | PermissionArea, PlainKey>

export const areaName = (area: string): string => (areaNames as Record<string, string>)[area] ?? area
