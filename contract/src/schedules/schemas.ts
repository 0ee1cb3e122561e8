import * as z from 'zod'
import { id, Named, StoredText } from '../fields.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { reportList, reportNamed } from '../reports/report-list.ts'
import { rule } from '../rule.ts'
import { rhythms } from './range-before.ts'

const names = reportList.map(({ name }) => name) as [string, ...string[]]

/** The maximum number of receivers of one report. */
const MOST_RECEIVERS = 50

/** The error of a missing event or group, which a report about one requires; undefined when it is not missing. */
const isMissing = (report: unknown, about: 'event' | 'group', chosen: unknown) =>
  typeof report === 'string' && reportNamed(report)?.about === about && !chosen
    ? messages.required
    : undefined

const Fields = z.object({
  report: z.enum(names, 'Please choose a report'),
  every: z.enum(rhythms),
  hour: z.int().min(0).max(23),
  /** The event, for a report about one event. */
  event_id: id.nullish().transform((value) => value ?? null),
  /** The satsangi group, for a report about one group. */
  group_id: id.nullish().transform((value) => value ?? null),
  user_ids: z
    .array(id)
    .min(1, 'Please choose at least one recipient')
    .max(MOST_RECEIVERS)
    .transform((values) => [...new Set(values)]),
})

/** Adds the rules that a report about an event or a group requires its `event_id` or `group_id`. */
const withSubject = <S extends z.ZodObject>(schema: S): S =>
  rule(
    rule(schema, 'event_id', ({ report, event_id }) => isMissing(report, 'event', event_id)),
    'group_id',
    ({ report, group_id }) => isMissing(report, 'group', group_id),
  )

/**
 * `POST /admin/report-mails`: the report, its rhythm, the hour on the venue's clock from which it is sent, and the
 * receivers.
 */
export const ScheduleForm = withSubject(Fields)

/** `PUT /admin/report-mails/:id`: omitted fields stay; `event_id` and `group_id` require `report`. */
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

/** The states of a delivery: the mail of a report to one receiver. */
const deliveryStates = ['waiting', 'sent', 'failed', 'refused', 'kept'] as const

/** A delivery: the mail of a report, its days, its receiver and its state. */
export const Delivery = z.object({
  id: z.int(),
  user: Named,
  from: z.string(),
  to: z.string(),
  state: z.enum(deliveryStates),
  /** The user who sent it by hand; null for a mail of the schedule. */
  asked_by: z.string().nullable(),
  made_at: z.string(),
  sent_at: z.string().nullable(),
  tries: z.int(),
  /** The reason why it was refused. */
  refused: StoredText.nullable(),
  /** The mail server's last answer. */
  last_error: z.string().nullable(),
})
export type Delivery = z.output<typeof Delivery>

/** A receiver, with the reason why the user may not receive the report now; null when they may. */
const Receiver = Named.extend({ email: z.string(), refused: StoredText.nullable() })

/** A user who can be chosen as a receiver of a report. */
export const PossibleReceiver = Receiver
export type PossibleReceiver = z.output<typeof PossibleReceiver>

/** A report that is sent by mail. */
export const Schedule = z.object({
  id: z.int(),
  report: z.string(),
  every: z.enum(rhythms),
  hour: z.int(),
  /** The event or the satsangi group of a report about one. */
  event: Named.nullable(),
  group: Named.nullable(),
  is_active: z.boolean(),
  /** The reason why an active report cannot be sent: the report, its event or its group no longer exists. */
  gone: StoredText.nullable(),
  receivers: z.array(Receiver),
  /** The last delivered mail, and the last mail that failed, until a later one is delivered. */
  last_sent: Delivery.nullable(),
  last_failure: Delivery.nullable(),
  created_by: z.string(),
})
export type Schedule = z.output<typeof Schedule>
