import type { samadh } from '@nivas/contract/samadh/calls.ts'
import type { NotRead, Samples } from '../../testing/samples/sample.ts'

const kept = { made_at: '2026-11-21T08:00:00Z', sent_at: '2026-11-21T08:30:00Z', made_by: 1 }
/** Each sample gets a different number, because a card can have only one open visit. */
let numbers = 0
const card = () => {
  numbers += 1
  return `DL-${numbers}-${Date.now()}`
}

export const samples: Samples<typeof samadh> = {
  lookUp: () => ({ idNumber: 'IC-1' }),
  mobileSearch: () => ({ mobileNo: '9876543' }),
  visit: () => ({
    idNumber: card(),
    visitorname: 'Some visitor',
    mobileNumber: '9876543210',
    country: 'IND',
    idProof: 4,
    mobilesCollected: 1,
    tourType: 3,
    gents: 2,
    ladies: 3,
    children: 1,
    totalPeople: 6,
    birthYear: 1980,
    postcode: '282005',
    email: 'visitor@example.org',
    gender: 'F',
    earlier: null,
    kept,
    sealed: [],
  }),
  information: () => ({ from: '2026-11-01', to: '2026-11-01', quarter: '10:15' }),
  updateHours: () => {
    const hours = { fromTime: '00:00', toTime: '23:59' }
    return [{ ...hours, known_set_at: null }, hours]
  },
  setTrays: () => ({ trays: 9_000 }),
}

export const notRead: NotRead<typeof samadh> = {
  // PostgreSQL computes the total. An earlier visit is read only for a number of which only the end is known, and
  // `closes` only when the visitor has an open visit.
  visit: ['sealed', 'totalPeople', 'earlier', 'closes'],
}
