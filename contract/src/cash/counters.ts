import type { Permission } from '../permissions.ts'

/** Where money is taken. All of them write one book. */
export const counters = ['bhent', 'office', 'bookcentre', 'bhandarghar', 'electricity'] as const
export type Counter = (typeof counters)[number]

/** Who takes money at which counter. */
export const takers = {
  bhent: ['bhent', 'resavation-assign-room', 'resavation-edit'],
  office: ['office-pos'],
  bookcentre: ['bookcentre-pos'],
  bhandarghar: ['bhandarghar-pos'],
  electricity: ['electrical-profiles'],
} as const satisfies Record<Counter, readonly Permission[]>

/** Everybody who takes money anywhere. */
export const anyTaker = [
  ...takers.bhent,
  ...takers.office,
  ...takers.bookcentre,
  ...takers.bhandarghar,
  ...takers.electricity,
] as const
