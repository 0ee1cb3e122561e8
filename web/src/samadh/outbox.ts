import { gate } from '@nivas/contract/gate/calls.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { outboxOf } from '../outbox/outbox-of.ts'
import { staleAfterVisit } from './stale.ts'

/** The outbox of the memorial site: visits wait in the browser without a network. */
const outbox = outboxOf('samadh', {
  calls: { visit: calls.visit },
  needs: [calls.idProofs, calls.tourTypes, calls.genders, calls.settings, gate.countries],
  secret: ['idNumber'],
  makesStale: staleAfterVisit,
})
export default outbox
