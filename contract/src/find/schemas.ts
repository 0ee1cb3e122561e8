import * as z from 'zod'

/** What is found; the manifests say what can be done with each kind. */
const foundKinds = ['reservation', 'room', 'customer', 'visitor', 'receipt'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The most records of one kind in an answer. */
export const MOST_OF_A_KIND = 5

/** A record that was found, with what identifies it at a glance. */
export const Found = z.object({
  kind: z.enum(foundKinds),
  id: z.int(),
  /** A person, or a building. */
  name: z.string(),
  /** What people quote: a reservation reference, a room number, a card, a ticket, the number of a receipt. */
  number: z.string(),
  /** The status of a reservation, or the counter of a receipt. */
  status: z.string().nullable(),
  /** A reservation was checked in at the desk. */
  checked_in: z.boolean(),
  /** A reservation lost its rooms. */
  allotment_cancelled: z.boolean(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** A city, a gate, a floor. */
  place: z.string().nullable(),
  /** The record that contains it: the building of a room. */
  within: z.int().nullable(),
})
export type Found = z.output<typeof Found>
