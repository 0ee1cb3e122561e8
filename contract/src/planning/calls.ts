import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { withRange } from '../day-range.ts'
import { byId, date, id, idInAddress, ifMissing } from '../fields.ts'
import { containsNumber, pageQuery } from '../page.ts'
import { agreedPlaces, knownRooms } from '../reservations/forms.ts'
import { MAX_ROOMS } from '../reservations/stay.ts'
import type { PlainKey } from '../texts.ts'
import { Room } from '../venue/schemas.ts'
import { lineFilters, Plan, PlanLine } from './schemas.ts'

/** The maximum length of a planned event, in days. */
const MAX_DAYS = 92

/** The event's days, both included, and the buildings whose rooms may be used. */
const StartPlan = withRange(
  z.object({
    from: date,
    to: date,
    building_ids: z
      .array(id, { error: ifMissing('Please choose at least one building') })
      .min(1, 'Please choose at least one building')
      .max(1000),
    /** Stays that have rooms but have not arrived may get other rooms. */
    may_move: z.boolean().default(false),
    /** The id of an earlier plan whose pinned lines the new plan keeps. */
    pins_of: id.nullish().transform((value) => value ?? null),
  }),
  'from',
  'to',
  { days: MAX_DAYS, text: 'At most 92 days can be planned at once' },
)

const permission = 'manage-multiple-resavation'
const message = 'Record updated successfully.'
const record = 'plan'
const line = z.object({ plan_id: idInAddress, id: idInAddress })

export const planning = {
  recent: get('/admin/plans', {
    permission,
    summary: 'The newest plans, twenty at most',
    returns: z.array(Plan),
  }),
  get: get('/admin/plans/:id', {
    permission,
    summary: 'One plan: how far it is, how good, and what it came to',
    params: byId,
    returns: Plan,
  }),
  lines: get('/admin/plans/:id/lines', {
    permission,
    summary: 'What a plan proposes for each reservation, a page at a time',
    params: byId,
    query: pageQuery(
      ['arrival_date', 'people'],
      { show: z.enum(lineFilters).default('ALL'), application_number: containsNumber },
      'asc',
    ),
    returns: PlanLine,
    paged: true,
  }),
  lineRooms: get('/admin/plans/:plan_id/lines/:id/rooms', {
    permission,
    summary: 'Rooms that a line can have: free for all its nights, also by the plan, and those it has',
    params: line,
    returns: z.array(Room),
  }),
  start: post('/admin/plans', {
    permission,
    summary: 'Plan an event: propose rooms for every NEW reservation of these days',
    body: StartPlan,
    returns: Plan,
    record,
  }),
  stop: put('/admin/plans/:id/stop', {
    permission,
    summary: 'Stop planning and keep the best plan so far, or discard a plan',
    params: byId,
    body: z.object({ id: id.optional(), keep: z.boolean() }),
    returns: Plan,
    record,
  }),
  changeLine: put('/admin/plans/:plan_id/lines/:id', {
    permission,
    summary: 'Pin a line of a plan, or change its rooms',
    params: line,
    body: z.object({
      pinned: z.boolean().optional(),
      room_ids: z
        .array(id)
        .max(MAX_ROOMS)
        .refine((ids) => new Set(ids).size === ids.length, 'The same room is selected twice')
        .optional(),
      known_room_ids: knownRooms,
      agreed_places: agreedPlaces,
    }),
    returns: PlanLine,
    message,
    record,
    recordField: 'plan_id',
  }),
  accept: post('/admin/plans/:id/accept', {
    permission,
    summary: 'Accept a plan or some of its lines, so that their reservations hold the rooms',
    params: byId,
    body: z
      .object({
        /**
         * The lines with the rooms that the screen showed. Lines that have changed since then are skipped, with the
         * reason. Default: all open lines.
         */
        lines: z
          .array(z.object({ id, room_ids: z.array(id).max(MAX_ROOMS) }))
          .min(1)
          .max(20_000)
          .optional(),
      })
      // A page of an earlier version names its lines in a different field. If that were ignored, all lines would be
      // accepted.
      .catchall(
        z.unknown().refine(() => false, {
          error: 'This page is from an earlier version. Please reload it.' satisfies PlainKey,
        }),
      ),
    returns: Plan,
    record,
  }),
}
