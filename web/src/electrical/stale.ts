import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'

/** The calls that a change of lines, groups, Bhaint types and houses makes stale. */
export const staleSetUp = [
  calls.groups,
  calls.lines,
  calls.chargeTypes,
  calls.activeCharges,
  calls.profiles,
  calls.profile,
  calls.profileCharges,
] as const

/** The reports of dues. The account of a house opens over them, and payments can be taken back there. */
const staleDues = [calls.overdues, calls.groupOverdues, calls.periodOverdues, calls.lineAccounts] as const

/** The calls that a payment, or taking one back, makes stale. */
export const stalePayments = [
  ...staleDues,
  calls.dailyCollection,
  calls.profiles,
  calls.readingsBalance,
  calls.payments,
  calls.payment,
  calls.statement,
  calls.bills,
  dashboard.figures,
] as const

/** The calls that saved readings, or a corrected charge of a bill, make stale. */
export const staleReadings = [
  ...staleDues,
  calls.lineLoad,
  calls.oddReadings,
  calls.consumption,
  calls.profiles,
  calls.monthOfHouse,
  calls.readingsBalance,
  calls.bills,
  calls.statement,
  dashboard.figures,
] as const
