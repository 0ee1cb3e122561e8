import * as z from 'zod'

const Kinds = { satsangi: z.int(), others: z.int() }

/** The people inside now, today's entries, and overdue people. */
export const LiveBoard = z.object({
  /** The time of the count, ISO 8601. */
  at: z.string(),
  inside: z.int(),
  ...Kinds,
  ceiling: z.int().nullable(),
  /** The people inside by the gate of their entry; the row without a name is for entries without a gate. */
  gates: z.array(z.object({ id: z.int().nullable(), name: z.string().nullable(), ...Kinds })),
  /** People and entries of each quarter of an hour of today with entries, 'HH:mm' on the venue's clock. */
  quarters: z.array(z.object({ from: z.string(), people: z.int(), entries: z.int() })),
  /** The number of overdue entries, and the longest overdue ones. */
  overdue_count: z.int(),
  /** The people inside at other sites of the venue, which record their own entries. */
  sites: z.array(z.object({ name: z.string(), inside: z.int() })),
  /** The people inside the gates and at the other sites together. */
  everywhere: z.int(),
  overdue: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      people: z.int(),
      issatsangi: z.boolean(),
      /** The time at which the people should have left, ISO 8601. */
      since: z.string(),
      minutes: z.int(),
    }),
  ),
})
export type LiveBoard = z.output<typeof LiveBoard>

/** The share of the ceiling from which the board warns. */
const NEAR = 0.9

/** The occupancy of the venue relative to its ceiling; 'open' without a ceiling. */
export const crowding = (inside: number, ceiling: number | null): 'open' | 'near' | 'full' =>
  ceiling === null ? 'open' : inside >= ceiling ? 'full' : inside >= ceiling * NEAR ? 'near' : 'open'

/** The path of the pushed updates of the board, below `/api`: each message holds a `LiveBoard`. */
export const LIVE_STREAM = '/admin/gate-live-board/stream'
