import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { outboxOf } from '../outbox/outbox-of.ts'
import { staleReadings } from './stale.ts'

/** Pages of readings wait in the browser while there is no network. */
const outbox = outboxOf('electrical', {
  calls: { saveReadings: calls.saveReadings },
  needs: [calls.lines],
  makesStale: staleReadings,
})
export default outbox
