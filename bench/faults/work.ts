import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { application, booking, delivery, inDays } from '../../server/src/testing/factories.ts'
import { visits } from './at-memorial.ts'
import { meals, tickets } from './at-tills.ts'
import { dues } from './in-houses.ts'
import { type Kind, newMark, step } from './kind.ts'

/** In days from today: beyond the demo's reservations. Each booking has a different room and night. */
const FIRST_DAY = 200

const bookings: Kind = {
  name: 'booking and Bhent',
  make: (n, { rooms }) => {
    const mark = newMark()
    const day = FIRST_DAY + Math.floor(n / rooms.length)
    const room = rooms[n % rooms.length] ?? 0
    const book = step(reservations.book, () => ({
      ...booking([room], inDays(day), inDays(day + 1)),
      comments: mark,
    }))
    const pay = step(reservations.takeBhent, () => ({
      id: book.answer?.id,
      payment_amount: book.answer?.total_amount,
    }))
    return { mark, steps: [book, pay] }
  },
  check: async (client, pieces) => {
    const { rows } = await client.query(
      `select r.comments as mark, r.id, array_agg(p.number) filter (where p.id is not null) as receipts
       from reservations r left join cash_receipts p on p.record_type = 'reservation' and p.record_id = r.id where r.comments = any($1) group by r.id`,
      [pieces.map(({ mark }) => mark)],
    )
    const found = Map.groupBy(rows, ({ mark }) => mark)
    const wrong = { lost: 0, doubled: 0 }
    for (const { mark, steps } of pieces) {
      const [book, pay] = steps
      const there = found.get(mark) ?? []
      const receipts: number[] = there.flatMap((row) => row.receipts ?? [])
      if (there.length > 1 || receipts.length > 1) wrong.doubled += 1
      if (book?.answer && !there.some((row) => row.id === book.answer?.id)) wrong.lost += 1
      const receipt = (pay?.answer?.payment as { receipt_number?: number } | undefined)?.receipt_number
      if (pay?.answer && (receipt === undefined || !receipts.includes(receipt))) wrong.lost += 1
    }
    return wrong
  },
}

const applications: Kind = {
  name: 'public application',
  make: () => {
    const mark = newMark()
    return {
      mark,
      isPublic: true,
      steps: [
        step(reservations.apply, () => ({ ...application(), comments: mark, email: `${mark}@example.org` })),
      ],
    }
  },
  check: async (client, pieces) => {
    const { rows } = await client.query(
      `select r.comments as mark, r.application_number as number,
         (select count(*)::int from mails m where m.to_address = r.email) as mails
       from reservations r where r.comments = any($1)`,
      [pieces.map(({ mark }) => mark)],
    )
    const found = Map.groupBy(rows, ({ mark }) => mark)
    const wrong = { lost: 0, doubled: 0 }
    for (const { mark, steps } of pieces) {
      const there = found.get(mark) ?? []
      if (there.length > 1 || there.some(({ mails }) => mails > 1)) wrong.doubled += 1
      const number = steps[0]?.answer?.application_number
      if (number !== undefined && !there.some((row) => row.number === number)) wrong.lost += 1
    }
    return wrong
  },
}

const entries: Kind = {
  name: 'entry and exit',
  make: () => {
    const mark = newMark()
    const enter = step(gate.createVisitorEntry, () => delivery({ what: mark }))
    const leave = step(gate.exit, () => ({ idNumber: enter.answer?.id }))
    return { mark, steps: [enter, leave] }
  },
  check: async (client, pieces) => {
    const { rows } = await client.query(
      `select other_purpose as mark, id, exited_at is not null as has_left from gate_visits
       where other_purpose = any($1)`,
      [pieces.map(({ mark }) => mark)],
    )
    const found = Map.groupBy(rows, ({ mark }) => mark)
    const wrong = { lost: 0, doubled: 0 }
    for (const { mark, steps } of pieces) {
      const [enter, leave] = steps
      const there = found.get(mark) ?? []
      if (there.length > 1) wrong.doubled += 1
      const visit = there.find(({ id }) => id === enter?.answer?.id)
      if (enter?.answer && !visit) wrong.lost += 1
      if (leave?.answer && !visit?.has_left) wrong.lost += 1
    }
    return wrong
  },
}

/** All kinds of work that must be neither lost nor doubled; an area adds its kinds here. */
export const kinds: readonly Kind[] = [bookings, applications, entries, tickets, meals, dues, visits]
