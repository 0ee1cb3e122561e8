import type { Tables } from '../db/table-owners.ts'

/** `stays` contains which reservation or closure takes a room on which nights. */
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
    buildings: ['planning', 'reservations'],
    floors: ['planning', 'reservations'],
    rooms: ['planning', 'reservations'],
    stays: ['planning', 'reservations'],
    room_closures: ['reservations'],
  },
  writtenBy: { stays: ['reservations'] },
} satisfies Tables
