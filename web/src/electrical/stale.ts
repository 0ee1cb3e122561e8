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

/** The calls that a payment makes stale, also one that is taken back. */
export const stalePayments = [
  calls.profiles,
  calls.readingsBalance,
  calls.payments,
  calls.statement,
  calls.bills,
  dashboard.figures,
] as const

/** The calls that saved readings make stale. */
export const staleReadings = [
  calls.profiles,
  calls.monthOfHouse,
  calls.readingsBalance,
  calls.bills,
  calls.statement,
  dashboard.figures,
] as const
