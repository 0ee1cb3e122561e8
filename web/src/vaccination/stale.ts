import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'

/** The calls that a change of a record makes stale. */
export const staleRecords = [calls.persons, calls.doses, calls.report, dashboard.figures] as const
