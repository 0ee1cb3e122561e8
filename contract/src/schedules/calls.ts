import * as z from 'zod'
import { RECENTLY } from '../access/confirm.ts'
import { get, post, put } from '../call.ts'
import { byId, id, requiredText } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { Delivery, EditSchedule, PossibleReceiver, Schedule, ScheduleForm } from './schemas.ts'

const permission = 'report-mails'
const record = 'report_mail'
const message = 'Record updated successfully.'

/** The calls for reports by mail. A mail leaves the venue, so changes require the password again. */
export const schedules = {
  list: get('/admin/report-mails', {
    permission,
    summary: 'The reports that are sent by mail, to whom, and what became of the last ones',
    returns: z.array(Schedule),
  }),
  receivers: get('/admin/report-mails/receivers', {
    permission,
    summary: 'The users, and whether they may be sent a report',
    query: z.object({ report: requiredText(60) }),
    returns: z.array(PossibleReceiver),
  }),
  deliveries: get('/admin/report-mails/:id/deliveries', {
    permission,
    summary: 'The mails of a report, newest first, a page at a time',
    params: byId,
    query: pageQuery(['made_at'], {}),
    returns: Delivery,
    paged: true,
  }),
  add: post('/admin/report-mails', {
    permission,
    summary: 'Send a report by mail every day, week or month',
    body: ScheduleForm,
    returns: Schedule,
    message,
    confirm: RECENTLY,
    record,
  }),
  edit: put('/admin/report-mails/:id', {
    permission,
    summary: 'Change which report is sent by mail, how often, and to whom',
    params: byId,
    body: EditSchedule,
    returns: Schedule,
    message,
    confirm: RECENTLY,
    record,
  }),
  switch: put('/admin/report-mails/:id/active', {
    permission,
    summary: 'Switch the mails of a report on or off',
    params: byId,
    body: z.object({ id: id.optional(), is_active: z.boolean() }),
    returns: Schedule,
    message,
    confirm: RECENTLY,
    record,
  }),
  sendNow: post('/admin/report-mails/:id/send', {
    permission,
    summary: 'Send a report now, for the previous day, week or month',
    params: byId,
    returns: Schedule,
    message: 'The report is being sent to its recipients.',
    confirm: RECENTLY,
    record,
  }),
}
