import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'

/** The calls that a visit makes stale. */
export const staleVisits = [calls.patient, calls.register, calls.suggestions, dashboard.figures] as const
