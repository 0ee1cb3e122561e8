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

/** The reports of what houses owe: the account of a house opens over them, and takes payments back. */
const staleDues = [calls.overdues, calls.groupOverdues, calls.periodOverdues, calls.lineAccounts] as const

/** The calls that a payment makes stale, also one that is taken back. */
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

/** The calls that saved readings make stale, and a charge of a bill that is corrected. */
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
