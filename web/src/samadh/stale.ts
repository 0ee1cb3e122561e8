import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'

/** The calls that a visit, its clearance or its exit makes stale. */
export const staleAfterVisit = [
  calls.pending,
  calls.unclaimed,
  calls.settings,
  calls.information,
  gate.liveBoard,
  dashboard.figures,
]
