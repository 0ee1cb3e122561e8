import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'bill_corrections',
    'bill_lines',
    'charge_types',
    'dues_allocations',
    'dues_payments',
    'electric_lines',
    'electric_profiles',
    'electric_readings',
    'open_lines',
    'profile_charges',
    'satsangi_groups',
  ],
  readBy: {
    bill_lines: ['access'],
    charge_types: ['access'],
    electric_lines: ['access'],
    electric_profiles: ['access'],
    electric_readings: ['access'],
    satsangi_groups: ['access', 'schedules'],
  },
} satisfies Tables
