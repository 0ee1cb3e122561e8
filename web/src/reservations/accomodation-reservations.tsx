import { oneMonth } from '@nivas/contract/day-range.ts'
import { wrongAtDesk } from '@nivas/contract/reservations/arrival.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useMemo, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { dayOr } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { useTypedDays } from '../ui/fields/range.ts'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { RowAction } from '../ui/table/types.ts'
import { useNarrowing } from '../ui/use-address.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import { useArrivalFilter } from './arrival-filter.tsx'
import { columns as all } from './columns.tsx'
import { ReservationDetails } from './details.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useFindCard } from './use-find-card.ts'
import { usePrintMealCards } from './use-print-meal-cards.tsx'

const ReceiptsDialog = onDemand(async () => (await import('./receipts.tsx')).ReceiptsDialog)
const RoomMatching = onDemand(async () => (await import('./room-matching.tsx')).RoomMatching)

/** The columns of the list. Reservations in `served` keep the position that they had before their check-in. */
const columnsFor = (
  served: readonly number[],
  findCard: ReturnType<typeof useFindCard>,
): readonly Column<Reservation>[] => [
  { ...all.reference, ...findCard },
  all.applicant,
  all.event,
  all.members,
  all.arrival,
  all.departure,
  {
    ...all.atDesk,
    stays: true,
    sortable: true,
    sortBy: ({ id, acco_checkin_status }) => (served.includes(id) ? 'No' : acco_checkin_status),
  },
  { ...all.roomNames, stays: true },
  all.card,
  all.city,
]

const stateOf = (rows: readonly Reservation[]) => ({
  here: rows.filter(({ acco_checkin_status }) => acco_checkin_status === 'Yes').length,
  count: rows.length,
  rooms: rows.filter(({ allotment_cancelled }) => allotment_cancelled).length,
})

/**
 * The accommodation desk: checks in the PAID reservations of a range of days, and prints meal tickets and meal cards.
 */
export default function AccomodationReservations() {
  const today = useVenue()?.today
  return today ? <Desk today={today} /> : <LoadingScreen />
}

function Desk({ today }: { today: string }) {
  const t = useText()
  const may = useMay()
  const narrow = useNarrow()
  const readers = useMemo(() => ({ from: dayOr(today), to: dayOr(today) }), [today])
  const arrivals = useArrivalFilter()
  const [range, setRange] = useNarrowing(readers)
  const [typed, setTyped] = useTypedDays(range)
  const { from, to } = range
  const answer = useAnswer(calls.byRange, { from, to, ...arrivals.request })
  /** The ids of the reservations checked in since the last search. The party of the last one is still at the desk. */
  const [served, setServed] = useState<readonly number[]>([])
  const checkIn = useCheckIn(({ id }) => setServed((before) => [...before.filter((one) => one !== id), id]))
  const findCard = useFindCard({ from, to, ...arrivals.request })
  const columns = useMemo(() => columnsFor(served, findCard), [served, findCard])
  const cards = usePrintMealCards()
  const [receiptsOf, setReceiptsOf] = useState<Reservation>()
  const [matching, setMatching] = useState<Reservation>()

  const search = (wanted: { from: string; to: string }) => {
    if (wanted.from === range.from && wanted.to === range.to) void answer.refetch()
    setServed([])
    setRange(wanted)
  }

  /** Whether the reservation lost its allotment and needs rooms before its check-in. */
  const isMatchedFirst = (row: Reservation) => row.allotment_cancelled && may('resavation-edit')

  const rowActions = (row: Reservation): (RowAction | false)[] => [
    isMatchedFirst(row) && { label: 'Edit rooms', onClick: () => setMatching(row) },
    row.acco_checkin_status === 'No' &&
      !isMatchedFirst(row) &&
      may('acco-checkin') && {
        label: 'Check In',
        refused: wrongAtDesk(row, today),
        disabled: checkIn.isPending,
        onClick: () => checkIn.mutate({ id: row.id, type: 'ACCO' }),
      },
    may('print-bhandarghar-ticket') && {
      label: row.bhandarghar_ticket === 'YES' ? 'Print Ticket' : 'Generate and Print Ticket',
      short: 'Ticket',
      disabled: cards.pending,
      onClick: () => cards.print(row.id, row.bhandarghar_ticket === 'NO'),
    },
    may(calls.printReceipt.permission) && { label: 'Receipts', onClick: () => setReceiptsOf(row) },
  ]

  const rows = answer.data?.data
  return (
    <>
      <Heading
        state={
          rows ? t('{{here}} of {{count}} checked in, {{rooms}} without rooms', stateOf(rows)) : undefined
        }
      />
      <LocalTable
        rows={answer}
        keep="address"
        findsNew
        // On a phone the days fill the line of the filters, and the keyboard would cover the list.
        {...(!narrow && { atCounter: 'focus' })}
        // Reservations without a check-in come first.
        sort={{ by: 'acco_checkin_status', order: 'asc' }}
        columns={columns}
        current={served.at(-1)}
        name="accomodation-reservations"
        label="Accommodation reservations"
        rowKey={(row) => row.id}
        expand={(row) => <ReservationDetails reservation={row} withRooms />}
        rowActions={rowActions}
        controls={
          <>
            <DateRange
              kind="days"
              value={typed}
              onChange={setTyped}
              onSearch={search}
              pending={answer.isFetching}
              longest={oneMonth}
            />
            {arrivals.filter}
          </>
        }
        clearControls={arrivals.clear}
        empty={{ text: 'PAID reservations with guests here on these days are listed.' }}
      />
      {receiptsOf && <ReceiptsDialog reservation={receiptsOf} onClose={() => setReceiptsOf(undefined)} />}
      {matching && <RoomMatching reservation={matching} onClose={() => setMatching(undefined)} />}
    </>
  )
}
