import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { outboxOf } from '../outbox/outbox-of.ts'
import { staleReadings } from './stale.ts'

/** The outbox of pages of readings, which wait in the browser without a network. */
const outbox = outboxOf('electrical', {
  calls: { saveReadings: calls.saveReadings },
  needs: [calls.lines],
  makesStale: staleReadings,
})
export default outbox
