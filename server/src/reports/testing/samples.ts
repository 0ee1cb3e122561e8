import type { reports } from '@nivas/contract/reports/calls.ts'
import type { Samples } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof reports> = {
  occupancyOverview: () => ({ type: 'Monthly', year: 2026 }),
  occupancyByDay: () => ({ year: 2026 }),
  event: () => ({ year: 2026 }),
  bhentShares: () => ({ building_id: 1 }),
  gateEntries: () => ({ from: '2026-11-01', to: '2026-11-01', quarter: '10:15' }),
}
