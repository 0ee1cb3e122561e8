import * as z from 'zod'

const Kinds = { satsangi: z.int(), others: z.int() }

/** Who is inside now, what came in today, and who should have left: counted in people. */
export const LiveBoard = z.object({
  /** When it was counted, ISO 8601. */
  at: z.string(),
  inside: z.int(),
  ...Kinds,
  ceiling: z.int().nullable(),
  /** By the gate they came through; the one without a name is that of entries that name none. */
  gates: z.array(z.object({ id: z.int().nullable(), name: z.string().nullable(), ...Kinds })),
  /** People and entries of each quarter of an hour of today in which anybody came, 'HH:mm' on the venue's clock. */
  quarters: z.array(z.object({ from: z.string(), people: z.int(), entries: z.int() })),
  /** How many entries are overdue, and the longest of them. */
  overdue_count: z.int(),
  overdue: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      people: z.int(),
      issatsangi: z.boolean(),
      /** Since when they should have left, ISO 8601. */
      since: z.string(),
      minutes: z.int(),
    }),
  ),
})
export type LiveBoard = z.output<typeof LiveBoard>

/** Where the board is pushed to whoever watches, below `/api`: each message holds a `LiveBoard`. */
export const LIVE_STREAM = '/admin/gate-live-board/stream'
