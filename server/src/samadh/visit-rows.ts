import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { VisitReceipt, VisitState } from '@nivas/contract/samadh/schemas.ts'
import { leavesThings, uidOf } from '@nivas/contract/samadh/visit.ts'
import type { Selectable } from 'kysely'
import type { SamadhVisits } from '../db/schema.gen.ts'

/** The columns of a receipt. */
export const receiptColumns = [
  'id',
  'entered_at',
  'visitor_name',
  'people',
  'tray_no',
  'mobiles_collected',
] as const

/** The columns of a visit at the security point or at the exit. */
export const stateColumns = [
  ...receiptColumns,
  'tray_required',
  'security_at',
  'exited_at',
  'returned_at',
] as const

type Of<K extends readonly (keyof SamadhVisits)[]> = Pick<Selectable<SamadhVisits>, K[number]>

export const receiptOf = (visit: Of<typeof receiptColumns>): VisitReceipt => ({
  id: visit.id,
  visitdate: visit.entered_at.toISOString(),
  uid: uidOf(visit.id),
  trayNo: visit.tray_no,
  visitorname: visit.visitor_name,
  mobilesCollected: visit.mobiles_collected,
  totalPeople: visit.people ?? 0,
})

/** Whether a visit needs a tray, for phones or because one was requested (`tray_required`), and has none yet. */
export const lacksTray = (
  visit: Pick<Selectable<SamadhVisits>, 'tray_required' | 'tray_no' | 'mobiles_collected'>,
): boolean => visit.tray_no === null && (visit.tray_required || visit.mobiles_collected > 0)

/** Returns the whole minutes from the entry until `end`. */
export const minutesUntil = (entered: Date, end: Date): number =>
  Math.max(0, Math.floor((end.getTime() - entered.getTime()) / 60_000))

export function stateOf(visit: Of<typeof stateColumns>, now: Date): VisitState {
  const receipt = receiptOf(visit)
  return {
    ...receipt,
    name: receipt.visitorname,
    people: receipt.totalPeople,
    entryMinutes: minutesUntil(visit.entered_at, visit.exited_at ?? now),
    securityExit: visit.security_at !== null,
    securityEtnryTime: visit.security_at?.toISOString() ?? null,
    exited_at: visit.exited_at?.toISOString() ?? null,
    lacksTray: lacksTray(visit),
    toReturn: leavesThings(receipt) && visit.returned_at === null,
  }
}

/** Returns the number of a card as screens show it: a satsangi card completely, other cards only by their end. */
export const shownNumber = (visit: { id_card_no: string | null; id_last4: string | null }): string | null =>
  visit.id_card_no ?? (visit.id_last4 === null ? null : maskedNumber(visit.id_last4))
