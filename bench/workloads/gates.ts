import { dayIn } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { delivery } from '../../server/src/testing/factories.ts'
import { sentOf } from '../server.ts'
import type { Subject } from '../statements.ts'
import { inTurn, reading, rowsOf, type Workload } from './workload.ts'

const today = dayIn('Asia/Kolkata')

/** Inserts visitors who came an hour ago and are inside. */
const inside = `insert into gate_visits (is_satsangi, gate_id, id_card_no, visitor_name, mobile, country_id, people,
    arrival_date, departure_date, departure_time, entered_at, entered_by)
  select true, 1, 'NR-1', 'Some visitor', '5000000000', 'IND', 1, $2::date, $2::date, '20:00', now() - interval '1 hour', 1
  from generate_series(1, $1::int) returning id`

const entry: Workload = {
  name: 'gate entry',
  writes: true,
  open: async () => ({
    sent: () => sentOf(gate.createVisitorEntry, delivery()),
    prepare: async () => ({ next: () => ({}) }),
  }),
}

const exit: Workload = {
  name: 'gate exit',
  writes: true,
  open: async (site) => ({
    sent: ({ id }) => sentOf(gate.exit, { idNumber: Number(id) }),
    prepare: async (amount) => ({ next: inTurn(await rowsOf<Subject>(site, inside, [amount, today])) }),
  }),
}

/** The gates of the venue. */
export const gates: readonly Workload[] = [
  reading('who is inside the gate', gate.pending, {}),
  reading('the live board', gate.liveBoard, {}),
  reading("a day's other visitors, last page", gate.nonSatsangi, { from: today, to: today, page: 2 }),
  entry,
  exit,
]
