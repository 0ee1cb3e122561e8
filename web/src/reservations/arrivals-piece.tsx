import { formatCount } from '@nivas/contract/count.ts'
import { type Arrivals, arrivalsCall } from '@nivas/contract/reservations/arrivals.ts'
import { useText } from '../languages/use-text.ts'
import { LargeFigures } from '../ui/board/large-figures.tsx'
import { Lead, type LeadsTo } from '../ui/board/lead.tsx'
import { Piece } from '../ui/board/piece.tsx'
import { useFiguresOf } from '../ui/board/use-figures.ts'
import { Bars } from '../ui/report/bars.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { hourText } from './hour-text.ts'

type Hour = Arrivals['hours'][number]

type Status = 'PAID' | 'HOLD' | 'HOLD,PAID'

const expectedOn = (day: string, hour?: number) => ({
  coming: 'expected',
  arrival: day,
  ...(hour !== undefined && { hour: String(hour) }),
})

/** The lists of reservations in this status that are still expected on a day or in one hour of it. */
function listed(status: Status, day: string, hour?: number): LeadsTo[] {
  const search = { status, ...expectedOn(day, hour), sort: 'arrival_date', order: 'asc' }
  return ['/reservations', '/gate-reservations'].map((to) => ({ to, search }))
}

/** The accommodation desk, which lists only PAID reservations. */
const atDesk = (day: string, hour?: number): LeadsTo => ({
  to: '/accomodation-reservations',
  search: { from: day, to: day, ...expectedOn(day, hour) },
})

const inHour = (day: string, hour: number) => [...listed('HOLD,PAID', day, hour), atDesk(day, hour)]

/** Returns every hour from the first to the last one with expected guests, so that the chart has no gaps. */
function everyHour(hours: readonly Hour[]): Hour[] {
  const [first, last] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? -1]
  return Array.from(
    { length: last - first + 1 },
    (_, at) =>
      hours.find(({ hour }) => hour === first + at) ?? {
        hour: first + at,
        parties: 0,
        people: 0,
        on_hold: 0,
      },
  )
}

/** Guests with rooms who are still expected today, by hour of arrival. */
export default function ArrivalsPiece({ title }: { title: string }) {
  const t = useText()
  const answer = useFiguresOf(arrivalsCall.arrivals, {})
  const now = answer.data?.data
  const columns: readonly Column<Hour>[] = [
    {
      key: 'hour',
      title: 'Hour',
      value: ({ hour }) => hourText(hour),
      render: ({ hour }) => <Lead leads={now ? inHour(now.day, hour) : []}>{hourText(hour)}</Lead>,
    },
    { key: 'parties', title: 'Reservations', kind: 'number' },
    { key: 'people', title: 'People', kind: 'number' },
    {
      key: 'on_hold',
      title: 'HOLD',
      kind: 'number',
      render: ({ hour, on_hold }) => (
        <Lead leads={now && on_hold > 0 ? listed('HOLD', now.day, hour) : []}>{formatCount(on_hold)}</Lead>
      ),
    },
  ]
  return (
    <Piece title={title} asked={[answer]}>
      {() =>
        now && (
          <>
            <LargeFigures
              figures={[
                {
                  key: 'paid',
                  title: t('PAID'),
                  value: formatCount(now.parties - now.on_hold),
                  leads: [atDesk(now.day), ...listed('PAID', now.day)],
                },
                {
                  key: 'hold',
                  title: t('HOLD'),
                  value: formatCount(now.on_hold),
                  leads: listed('HOLD', now.day),
                },
                {
                  key: 'people',
                  title: t('People'),
                  value: formatCount(now.people),
                  leads: listed('HOLD,PAID', now.day),
                },
              ]}
            />
            {now.parties === 0 ? (
              <p>{t('No more guests with a room are expected today.')}</p>
            ) : (
              <>
                <Bars
                  bars={everyHour(now.hours).map(({ hour, people }) => ({
                    key: String(hour),
                    label: hourText(hour),
                    values: [people],
                    opens: inHour(now.day, hour),
                  }))}
                />
                <SmallTable
                  label="Still expected today, by hour"
                  columns={columns}
                  rows={now.hours}
                  rowKey={({ hour }) => hour}
                />
              </>
            )}
          </>
        )
      }
    </Piece>
  )
}
