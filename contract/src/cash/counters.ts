import type { Permission } from '../permissions.ts'

/** The counters that take money. All of them write to the same cash book. */
export const counters = ['bhent', 'office', 'bookcentre', 'bhandarghar', 'electricity'] as const
export type Counter = (typeof counters)[number]

/**
 * The permissions to take money or to give it back, by counter. A user with one of them can have a cash session with
 * its drawer.
 */
export const takers = {
  bhent: ['bhent', 'resavation-assign-room', 'resavation-edit'],
  office: ['office-pos', 'office-refund'],
  bookcentre: ['bookcentre-pos', 'bookcentre-refund'],
  bhandarghar: ['bhandarghar-pos', 'bhandarghar-refund'],
  electricity: ['electrical-profiles'],
} as const satisfies Record<Counter, readonly Permission[]>

/** All permissions to take money or to give it back. */
export const anyTaker = [
  ...takers.bhent,
  ...takers.office,
  ...takers.bookcentre,
  ...takers.bhandarghar,
  ...takers.electricity,
] as const
