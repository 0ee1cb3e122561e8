import type { Tables } from '../db/table-owners.ts'

/** `stays` records which reservation or closure takes which room, on which nights. */
export const tables = {
  owns: [
    'attribute_values',
    'attributes',
    'buildings',
    'demo_venue',
    'floors',
    'room_closures',
    'rooms',
    'stays',
  ],
  readBy: {
    attributes: ['access'],
    buildings: ['access', 'planning', 'reports', 'reservations'],
    floors: ['access', 'planning', 'reports', 'reservations'],
    rooms: ['access', 'planning', 'reports', 'reservations'],
    demo_venue: ['access'],
    stays: ['planning', 'reports', 'reservations'],
    room_closures: ['access', 'reservations'],
  },
  writtenBy: { stays: ['reservations'] },
} satisfies Tables
