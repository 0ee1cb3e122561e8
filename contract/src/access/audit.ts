import * as z from 'zod'
import { counters } from '../cash/counters.ts'
import { withRange } from '../day-range.ts'
import { date, idInAddress, Named, text } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { rule } from '../rule.ts'

/** A filter by the whole value of a column; an empty one does not filter. */
const word = text(100)
  .optional()
  .transform((value) => value?.trim() || undefined)

/** The order is always newest first; `from` and `to` are days of the venue, both included. */
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

/** The data that a link needs to find the record of an audit entry on its screen. */
export const AuditedRecord = z.object({
  /** The name that people use: an application number, a room number, the number of a receipt. */
  name: z.string(),
  /**
   * The ids of the records that contain it, the outermost first: the building and floor of a room, the shop of a
   * product.
   */
  within: z.array(z.int()),
  /** The counter of a receipt or a cash session. */
  counter: z.enum(counters).nullable(),
  /** The days of a cash session. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type AuditedRecord = z.output<typeof AuditedRecord>

/**
 * An audit entry: actor, call, record, input and address; `said` is the input without secret fields such as passwords.
 * `record` is present for kinds that a screen does not find by id alone, for as long as the record exists.
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
