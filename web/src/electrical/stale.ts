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
