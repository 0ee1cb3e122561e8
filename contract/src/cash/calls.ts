import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { withRange } from '../day-range.ts'
import { byId, date, idInAddress, requiredText } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { by } from '../permissions.ts'
import { anyTaker, counters, takers } from './counters.ts'
import { AddMovement, CloseSession, OpenSession, SetFloat, SignDay } from './forms.ts'
import { BookRow, BookTotals, CashDay, Cashier, CashReceipt, CashSession, SessionReport } from './schemas.ts'
import { kinds, tenders } from './tenders.ts'

const record = 'cash session'
const readers = ['cash-journal', 'cash-supervisor'] as const

/** A search of the book covers at most one year. */
export const oneYear = { days: 366, text: 'At most one year at a time' } as const

/** The filters of the book. */
const bookFilters = {
  from: date,
  to: date,
  counter: z.enum(counters).optional(),
  user_id: idInAddress.optional(),
  kind: z.enum(kinds).optional(),
  tender: z.enum(tenders).optional(),
  session_id: idInAddress.optional(),
}

export const cash = {
  mySessions: get('/cash/session', {
    permission: anyTaker,
    summary: 'The open sessions of the caller, at this till and at others',
    returns: z.array(CashSession),
  }),
  openSession: post('/cash/session', {
    permission: by('counter', takers),
    summary: 'Open a session at a counter; answers the one that is open at this till already',
    body: OpenSession,
    returns: CashSession,
    record,
  }),
  setFloat: put('/cash/session/:id/float', {
    permission: anyTaker,
    summary: 'Enter the opening float of one’s own session, until its first receipt',
    params: byId,
    body: SetFloat,
    returns: CashSession,
    record,
  }),
  addMovement: post('/cash/session/:id/movements', {
    permission: anyTaker,
    summary: 'Note cash that was brought to the drawer of one’s own session, or taken away',
    params: byId,
    body: AddMovement,
    returns: SessionReport,
    record,
  }),
  report: get('/cash/session/:id', {
    permission: [...anyTaker, ...readers],
    summary: 'The X report of an open session, the Z report of a closed one',
    params: byId,
    returns: SessionReport,
  }),
  closeSession: post('/cash/session/:id/close', {
    permission: [...anyTaker, 'cash-supervisor'],
    summary: 'Close a session with a count of its drawer: one’s own, or as a supervisor anybody’s',
    params: byId,
    body: CloseSession,
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
  journalTotals: get('/cash/journal/totals', {
    permission: 'cash-journal',
    summary: 'The totals of the cash book of a range of days, by counter, tender and kind',
    query: withRange(z.object(bookFilters), 'from', 'to', oneYear),
    returns: BookTotals,
  }),
  cashiers: get('/cash/cashiers', {
    permission: 'cash-journal',
    summary: 'Everybody who has had a cash session, by name',
    returns: z.array(Cashier),
  }),
  receipt: get('/cash/receipts/:id', {
    permission: 'cash-journal',
    summary: 'A receipt with its rows, what undid them, and the history of its record',
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
    permission: readers,
    summary: 'The closing of a day: its closed sessions that nobody signed off before, and those still open',
    params: z.object({ day: date }),
    returns: CashDay,
  }),
  signDay: post('/cash/days/:day', {
    permission: 'cash-supervisor',
    summary: 'Sign off the closed sessions of a day, and what of their cash goes to the bank',
    params: z.object({ day: date }),
    body: SignDay,
    returns: CashDay,
    record: 'cash day',
  }),
}
