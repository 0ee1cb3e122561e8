import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'

/** What a change of a record makes out of date. */
export const staleRecords = [calls.persons, calls.doses, calls.report, dashboard.figures] as const
