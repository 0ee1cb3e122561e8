import { samadh } from '@nivas/contract/samadh/calls.ts'
import { uidOf } from '@nivas/contract/samadh/visit.ts'
import { ask, sentOf } from '../server.ts'
import { inTurn, reading, rowsOf, type Site, type Workload } from './workload.ts'

let cards = 0

/** Returns the request of an entry, by default with a new card. */
export const entryOf = (card = `BENCH-${process.pid}-${++cards}`) =>
  sentOf(samadh.visit, {
    idNumber: card,
    idProof: 7,
    visitorname: 'Asha Rao',
    mobileNumber: '9876543210',
    mobilesCollected: 0,
    country: 'IND',
    tourType: 3,
    gents: 2,
    ladies: 3,
    children: 1,
    birthYear: 1980,
  })

/** Inserts visits that passed security ten minutes ago. */
const cleared = `insert into samadh_visits (id_proof, visitor_name, mobile, country_id, gents, ladies, children, entered_at,
    received_at, entered_by, security_at, security_by)
  select 7, 'Asha Rao', '9876543210', 'IND', 2, 3, 1, at, at, 1, at, 1
  from (select now() - interval '10 minutes' as at from generate_series(1, $1::int)) as came returning id`

/** Opens the memorial site at all hours, because a measurement may run at night. */
const openAllDay = ({ server }: Site) =>
  ask(server, samadh.updateHours, { fromTime: '00:00', toTime: '23:59' })

export const visit: Workload = {
  name: 'visit',
  writes: true,
  open: async (site) => {
    await openAllDay(site)
    return {
      sent: ({ card }) => entryOf(String(card)),
      prepare: async () => ({ next: () => ({ card: `BENCH-${process.pid}-${++cards}` }) }),
    }
  },
}

const exit: Workload = {
  name: 'exit',
  writes: true,
  open: async (site) => ({
    sent: ({ id }) => sentOf(samadh.status, { idNumber: uidOf(Number(id)), isSecurity: false }),
    prepare: async (amount) => ({ next: inTurn(await rowsOf<{ id: number }>(site, cleared, [amount])) }),
  }),
}

/** The workloads of the memorial site. */
export const memorial: readonly Workload[] = [reading('pending visitors', samadh.pending, {}), visit, exit]
