import * as z from 'zod'
import { counters } from '../cash/counters.ts'
import { withRange } from '../day-range.ts'
import { date, idInAddress, Named, text } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { rule } from '../rule.ts'

/** A filter by a whole word; an empty one does not filter. */
const word = text(100)
  .optional()
  .transform((value) => value?.trim() || undefined)

/** Always newest first; `from` and `to` are days of the venue, both included. */
const Filters = pageQuery(['at'], {
  user_id: idInAddress.optional(),
  area: word,
  record_type: word,
  record_id: idInAddress.optional(),
  from: date.optional(),
  to: date.optional(),
}).extend({ order: z.literal('desc').default('desc') })

export const AuditQuery = rule(
  withRange(Filters, 'from', 'to'),
  'record_type',
  ({ record_type, record_id }) =>
    record_id !== undefined && !record_type
      ? 'Please say which kind of record this number belongs to'
      : undefined,
)

/** What finds the record of an entry on its screen. */
export const AuditedRecord = z.object({
  /** What people call it: an application number, a room number, the number of a receipt. */
  name: z.string(),
  /** The ids that it stands in, the widest first: of a room its building and floor, of a product its shop. */
  within: z.array(z.int()),
  /** The counter of a receipt or a cash session. */
  counter: z.enum(counters).nullable(),
  /** The days of a cash session. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type AuditedRecord = z.output<typeof AuditedRecord>

/**
 * An audit entry: actor, call, record, input and address; `said` is the input without secret fields such as
 * passwords. `record` is that of a kind that a screen finds by more than its number, while it exists.
 */
export const AuditRow = z.object({
  id: z.int(),
  at: z.string(),
  user: Named.nullable(),
  call: z.string(),
  record_type: z.string().nullable(),
  record_id: z.int().nullable(),
  record: AuditedRecord.nullable(),
  said: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
})
export type AuditRow = z.output<typeof AuditRow>

/** A possible actor of an audit entry, deleted users included. */
export const AuditPerson = Named.extend({ email: z.string() })
