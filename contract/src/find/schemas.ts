import * as z from 'zod'

/** The kinds of records that a search finds; the manifests of the web app define the actions for each kind. */
const foundKinds = ['reservation', 'room', 'customer', 'visitor', 'receipt'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The maximum number of records of one kind in an answer. */
export const MOST_OF_A_KIND = 5

/** A record that was found, with what identifies it at a glance. */
export const Found = z.object({
  kind: z.enum(foundKinds),
  id: z.int(),
  /** The name of a person or of a building. */
  name: z.string(),
  /**
   * The number that people quote: a reservation reference, a room number, a card, a ticket, or the number of a receipt.
   */
  number: z.string(),
  /** The status of a reservation, or the counter of a receipt. */
  status: z.string().nullable(),
  /** Whether a reservation was checked in at the desk. */
  checked_in: z.boolean(),
  /** Whether a reservation lost its rooms. */
  allotment_cancelled: z.boolean(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The city, the gate or the floor. */
  place: z.string().nullable(),
  /** The record that contains it: the building of a room. */
  within: z.int().nullable(),
})
export type Found = z.output<typeof Found>
