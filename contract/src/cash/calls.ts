import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { oneYear, withRange } from '../day-range.ts'
import { byId, date, requiredText } from '../fields.ts'
import { by } from '../may-pass.ts'
import { pageQuery } from '../page.ts'
import { anyTaker, takers } from './counters.ts'
import { AddMovement, CloseSession, OpenSession, SetFloat, SignDay } from './forms.ts'
import { BookRow, CashDay, Cashier, CashReceipt, CashSession, SessionReport } from './schemas.ts'
import { bookFilters, totalsCall } from './totals-call.ts'

const record = 'cash session'
const readers = ['cash-journal', 'cash-supervisor'] as const

export const cash = {
  mySessions: get('/cash/session', {
    ofTill: true,
    permission: anyTaker,
    summary: 'The open sessions of the caller, at this till and at others',
    returns: z.array(CashSession),
  }),
  openSession: post('/cash/session', {
    permission: by('counter', takers),
    summary: 'Open a session at a counter, or return the one already open at this till',
    body: OpenSession,
    returns: CashSession,
    record,
  }),
  setFloat: put('/cash/session/:id/float', {
    permission: anyTaker,
    summary: 'Enter the opening float of your own session, until its first receipt',
    params: byId,
    body: SetFloat,
    returns: CashSession,
    record,
  }),
  addMovement: post('/cash/session/:id/movements', {
    permission: anyTaker,
    summary: 'Record cash put into or taken out of the drawer of your own session',
    params: byId,
    body: AddMovement,
    returns: SessionReport,
    message: 'Record Added successfully.',
    record,
  }),
  report: get('/cash/session/:id', {
    ofTill: true,
    permission: [...anyTaker, ...readers],
    summary: 'The X report of an open session, the Z report of a closed one',
    params: byId,
    returns: SessionReport,
  }),
  closeSession: post('/cash/session/:id/close', {
    permission: [...anyTaker, 'cash-supervisor'],
    summary: 'Close a session with a count of its drawer: your own, or any session as a supervisor',
    params: byId,
    body: CloseSession,
    // A sum of money may have 12 digits.
    untouched: ['expected'],
    returns: SessionReport,
    record,
  }),
  journal: get('/cash/journal', {
    permission: 'cash-journal',
    summary: 'The cash book of a range of days, a page at a time',
    query: withRange(pageQuery(['taken_at'], bookFilters), 'from', 'to', oneYear),
    returns: BookRow,
    paged: true,
  }),
  ...totalsCall,
  cashiers: get('/cash/cashiers', {
    permission: 'cash-journal',
    summary: 'The users who have had a cash session, by name',
    returns: z.array(Cashier),
  }),
  receipt: get('/cash/receipts/:id', {
    permission: ['cash-journal', 'report-revenue-by-range'],
    summary:
      'A receipt with its rows, what undid them, and the history of its record; the report of Bhent opens those of reservations alone',
    params: byId,
    returns: CashReceipt,
  }),
  findReceipt: get('/cash/receipt', {
    permission: 'cash-journal',
    summary: 'The receipt with this number, whatever its case and leading zeros',
    query: z.object({ number: requiredText(40) }),
    returns: CashReceipt,
  }),
  day: get('/cash/days/:day', {
    ofTill: true,
    permission: readers,
    summary: 'The closing of a day: its closed sessions that are not signed off yet, and those still open',
    params: z.object({ day: date }),
    returns: CashDay,
  }),
  signDay: post('/cash/days/:day', {
    permission: 'cash-supervisor',
    summary: 'Sign off the closed sessions of a day and the cash that goes to the bank',
    params: z.object({ day: date }),
    body: SignDay,
    untouched: ['to_bank'],
    returns: CashDay,
    message: 'The day is signed off.',
    record: 'cash day',
  }),
}
