import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { outboxOf } from '../outbox/outbox-of.ts'
import { entering } from './entry.ts'
import { staleAfterEntry } from './stale.ts'

/** The outbox of the gate: entries wait in the browser without a network. */
const outbox = outboxOf('gate', {
  calls: entering,
  // A licence or a passport, whose number nobody could find by a check digit.
  secret: ['idNumber'],
  needs: [calls.purposes, calls.countries, calls.houses, calls.gates, venue.allBuildings],
  makesStale: staleAfterEntry,
})
export default outbox
