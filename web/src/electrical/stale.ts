import { electrical as calls } from '@nivas/contract/electrical/calls.ts'

/** What a change of lines, groups, Bhaint types and houses makes out of date. */
export const staleSetUp = [
  calls.groups,
  calls.lines,
  calls.chargeTypes,
  calls.activeCharges,
  calls.profiles,
  calls.profile,
  calls.profileCharges,
] as const
