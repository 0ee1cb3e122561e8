import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'

/** What a visit makes out of date. */
export const staleVisits = [calls.patient, calls.register, calls.suggestions, dashboard.figures] as const
