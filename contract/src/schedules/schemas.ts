import * as z from 'zod'
import { id, Named, StoredText } from '../fields.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { reportList, reportNamed } from '../reports/report-list.ts'
import { rule } from '../rule.ts'
import { rhythms } from './range-before.ts'

const names = reportList.map(({ name }) => name) as [string, ...string[]]

/** The most receivers of one report. */
const MOST_RECEIVERS = 50

/** Whether what a report is about is missing. */
const isMissing = (report: unknown, about: 'event' | 'group', chosen: unknown) =>
  typeof report === 'string' && reportNamed(report)?.about === about && !chosen
    ? messages.required
    : undefined

const Fields = z.object({
  report: z.enum(names, 'Please choose a report'),
  every: z.enum(rhythms),
  hour: z.int().min(0).max(23),
  /** The event of a report about one. */
  event_id: id.nullish().transform((value) => value ?? null),
  /** The satsangi group of a report about one. */
  group_id: id.nullish().transform((value) => value ?? null),
  user_ids: z
    .array(id)
    .min(1, 'Please choose at least one receiver')
    .max(MOST_RECEIVERS)
    .transform((values) => [...new Set(values)]),
})

/** A report about an event or a group is sent with it. */
const withSubject = <S extends z.ZodObject>(schema: S): S =>
  rule(
    rule(schema, 'event_id', ({ report, event_id }) => isMissing(report, 'event', event_id)),
    'group_id',
    ({ report, group_id }) => isMissing(report, 'group', group_id),
  )

/** `POST /admin/report-mails`: which report is sent how often, from which hour of the venue, and to whom. */
export const ScheduleForm = withSubject(Fields)

/**
 * `PUT /admin/report-mails/:id`: what is left out stays; an event or group is sent with its report.
 */
export const EditSchedule = rule(
  withSubject(
    Fields.partial().extend({
      id: id.optional(),
      known,
    }),
  ),
  'report',
  ({ report, event_id, group_id }) =>
    report === undefined && (event_id !== undefined || group_id !== undefined)
      ? messages.required
      : undefined,
)

/** What became of the mail of a report to one receiver. */
const deliveryStates = ['waiting', 'sent', 'failed', 'refused', 'kept'] as const

/** A mail of a report: for which days, to whom, and what became of it. */
export const Delivery = z.object({
  id: z.int(),
  user: Named,
  from: z.string(),
  to: z.string(),
  state: z.enum(deliveryStates),
  /** Sent by hand: who asked for it. */
  asked_by: z.string().nullable(),
  made_at: z.string(),
  sent_at: z.string().nullable(),
  tries: z.int(),
  /** Why it was not sent. */
  refused: StoredText.nullable(),
  /** The mail server's last answer. */
  last_error: z.string().nullable(),
})
export type Delivery = z.output<typeof Delivery>

/** A receiver, and whether the user may be sent the report now. */
const Receiver = Named.extend({ email: z.string(), refused: StoredText.nullable() })

/** A user who could be a receiver of a report. */
export const PossibleReceiver = Receiver
export type PossibleReceiver = z.output<typeof PossibleReceiver>

/** A report that is sent by mail. */
export const Schedule = z.object({
  id: z.int(),
  report: z.string(),
  every: z.enum(rhythms),
  hour: z.int(),
  /** What a report about one event or satsangi group is about. */
  event: Named.nullable(),
  group: Named.nullable(),
  is_active: z.boolean(),
  /** Why it is not sent although it is switched on: its report, its event or its group is gone. */
  gone: StoredText.nullable(),
  receivers: z.array(Receiver),
  /** The last mail that was delivered, and the last one that was not, until a later one is delivered. */
  last_sent: Delivery.nullable(),
  last_failure: Delivery.nullable(),
  created_by: z.string(),
})
export type Schedule = z.output<typeof Schedule>
