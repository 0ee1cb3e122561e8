import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'bhent_shares',
    'event_types',
    'identities',
    'preferred_buildings',
    'reservation_receipts',
    'released_allotments',
    'reservation_tally',
    'reservations',
    'sent_applications',
    'meal_tickets',
  ],
  readBy: {
    bhent_shares: ['reports'],
    event_types: ['access', 'schedules', 'venue'],
    preferred_buildings: ['planning'],
    reservations: ['access', 'planning', 'reports', 'venue'],
  },
  writtenBy: { event_types: ['venue'] },
} satisfies Tables
