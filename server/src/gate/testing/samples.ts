import type { gate } from '@nivas/contract/gate/calls.ts'
import { inDays } from '../../testing/factories.ts'
import type { NotRead, Samples } from '../../testing/samples/sample.ts'

const kept = { made_at: '2026-11-21T08:00:00Z', sent_at: '2026-11-21T08:30:00Z', made_by: 1 }
const days = { fromdate: inDays(0), todate: inDays(1), departure_time: '10:00' }

const entry = { reservation_id: null, kept, sealed: [] }
const purposes = [
  { purpose_id: 1, visitingname: 'Asha Rao', houseno: 'B-12' },
  { purpose_id: 4, satsangofficial: 'The Secretary' },
  { purpose_id: 5, otherpurpose: 'Delivery' },
]

export const samples: Samples<typeof gate> = {
  createVisitorEntry: () => [
    {
      ...entry,
      isnonsatsangi: false,
      ...days,
      old_departure_date: inDays(1),
      old_departure_time: '10:00',
      members: [{ i_card_number: 'IC-1', name: 'Asha Rao', age: 34, phone: '9876543210', city: 'Agra' }],
      visit_purpose: { vehicleno: 'UP80 AB 1234', visitormobile: '9876543210' },
    },
    ...purposes.map((purpose) => ({
      ...entry,
      isnonsatsangi: true,
      idNumber: 'DL-1',
      visitorname: 'Some visitor',
      people: 2,
      children: undefined,
      adults: undefined,
      members: [{ name: 'Another visitor', phone: '9876543210' }],
      visit_purpose: { ...purpose, visitormobile: '9876543210', country: 'IND', state: 'Uttar Pradesh' },
    })),
  ],
  createEntry: () => ({ ...days, adharid: '234567890124', kept, sealed: [] }),
}

export const notRead: NotRead<typeof gate> = {
  // A non-satsangi entry is read from a copy (`readEntry`); sealed values are in the other fields by then.
  createVisitorEntry: ['sealed', 'idNumber', 'visitorname'],
  createEntry: ['sealed', 'isnonsatsangi'],
}
