import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { bind } from '../http/bind.ts'
import { addMovement } from './add-movement.ts'
import { cashiers } from './cashiers.ts'
import { closeSession } from './close-session.ts'
import { day } from './day.ts'
import { findReceipt, getReceipt, type OfPaper } from './get-receipt.ts'
import { getReport } from './get-report.ts'
import { journal } from './journal.ts'
import { journalTotals } from './journal-totals.ts'
import { mySessions } from './my-sessions.ts'
import { type MayOpen, openSession } from './open-session.ts'
import { setFloat } from './set-float.ts'
import { signDay } from './sign-day.ts'

export { figures as cashFigures } from './figures.ts'
export { receiptFinder } from './finder.ts'
export { giveBack } from './give-back.ts'
export { receiptsOf } from './receipts-of.ts'
export { refundable } from './refundable.ts'
export { receiptWithUtr, takeMoney } from './take-money.ts'
export { type NamedSession, openTill, sessionWithId } from './till-session.ts'
export type { Receipt } from './write-receipt.ts'

type Around = { timeZone: string; mayOpen: MayOpen; ofPaper: OfPaper }

/**
 * Binds the calls of this area, for one server; days are those of the venue. `mayOpen` refuses a session that the area
 * of its counter does not allow. `ofPaper` finds receipts whose paper has a different number.
 */
export const cash = ({ timeZone, mayOpen, ofPaper }: Around) =>
  bind('cash', calls, {
    mySessions,
    openSession: openSession(mayOpen),
    setFloat,
    addMovement,
    report: getReport,
    closeSession,
    journal: journal(timeZone),
    journalTotals: journalTotals(timeZone),
    cashiers,
    receipt: getReceipt,
    findReceipt: findReceipt(ofPaper),
    day: day(timeZone),
    signDay: signDay(timeZone),
  })
