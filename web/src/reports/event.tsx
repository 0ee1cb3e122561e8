import { Alert, Group } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import type { EventRow } from '@nivas/contract/reports/schemas.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { useMemo } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { formatPeriod } from '../format/period.ts'
import { addSingulars } from '../languages/en.ts'
import { useLanguage, useText, useWord } from '../languages/use-text.ts'
import { idOrNone } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { type Asked, type ReportColumn, valuesOf } from '../ui/report/columns.ts'
import { PrintReport } from '../ui/report/print-report.tsx'
import { RowBars } from '../ui/report/row-bars.tsx'
import { useLinked } from '../ui/report/use-linked.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { columnsOf } from './columns-of.ts'
import { useYears } from './use-years.ts'

/** Returns the days of a row: a month or the whole year. */
export const daysOf = ({ month, is_total }: Pick<EventRow, 'month' | 'is_total'>) => ({
  from: month,
  to: is_total ? `${month.slice(0, 4)}-12-31` : addDays(`${addDays(month, 32).slice(0, 8)}01`, -1),
})

/** Returns the first day of the same month a year earlier. */
const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`

function columnsFor(event_id: string, monthName: (month: string) => string) {
  const opens = (row: EventRow) => ({ to: '/reports/event-parties', search: { event_id, ...daysOf(row) } })
  const opensBefore = (row: EventRow) => opens({ ...row, month: yearBefore(row.month) })
  const noShows = (row: EventRow) => {
    const { to, search } = opens(row)
    return { to, search: { ...search, no_show: 'true' } }
  }
  return columnsOf('event', calls.event, {
    month: { pinned: true, value: ({ month }) => monthName(month) },
    parties: { opens },
    people: { opens },
    rooms: { opens },
    nights: { opens },
    no_shows: { opens: noShows },
    bhent: { opens },
    additional_bhent: { opens },
    parties_before: { opens: opensBefore },
    people_before: { opens: opensBefore, hiddenAtFirst: true },
    bhent_before: { opens: opensBefore },
  })
}

addSingulars({
  '{{count}} event types in use_one': '{{count}} event type in use',
  '{{count}} parties, {{missing}} of them did not arrive_one':
    '{{count}} party, {{missing}} of them did not arrive',
})

/** The figures of an event in a year, by month, beside those of the previous year. */
export default function EventReport() {
  const today = useVenue()?.today
  return today ? <OfYear today={today} /> : <LoadingScreen />
}

function OfYear({ today }: { today: string }) {
  const t = useText()
  const word = useWord()
  const language = useLanguage()
  const { yearsWith, readYear } = useYears(today)
  const readers = useMemo(() => ({ event_id: idOrNone, year: readYear }), [readYear])
  const [{ event_id, year }, change] = useNarrowing(readers)
  const types = useAnswer(reservations.eventTypes, {})
  const offered = types.data?.data.length ?? 0
  const event = types.data?.data.find(({ id }) => String(id) === event_id)
  const answer = useAnswer(
    calls.event,
    { event_id: Number(event_id) || 1, year: Number(year) },
    { enabled: event_id !== '' },
  )
  const all = answer.data?.data
  const rows = all?.filter((row) => !row.is_total)
  const whole = all?.find((row) => row.is_total)
  const asked: Asked = { from: `${year}-01-01`, to: `${year}-12-31`, period: 'Monthly' }
  const columns = useMemo(
    () => columnsFor(event_id, (month) => formatPeriod(month, 'Monthly', language)),
    [event_id, language],
  )
  const shown = useLinked(columns as readonly ReportColumn<EventRow>[], asked)
  const totals = whole && { ...valuesOf(columns, whole), month: '' }
  const chart = event_id !== '' && (
    <RowBars
      series={['Parties']}
      bars={(rows ?? []).map((row) => ({
        key: row.month,
        label: formatPeriod(row.month, 'Monthly', language),
        values: [row.parties],
        opens: [{ to: '/reports/event-parties', search: { event_id, ...daysOf(row) } }],
        text: t('{{count}}, previous year {{before}}', { count: row.parties, before: row.before.parties }),
      }))}
    />
  )
  return (
    <>
      <Heading
        state={
          event_id === ''
            ? offered > 0 && t('{{count}} event types in use', { count: formatCount(offered) })
            : whole &&
              t('{{count}} parties, {{missing}} of them did not arrive', {
                count: formatCount(whole.parties),
                missing: formatCount(whole.no_shows),
              })
        }
        action={
          <PrintReport
            {...{ asked, columns, totals }}
            name="event-report"
            label="Event report"
            choice={event && word(event.name)}
            persons={false}
            count={rows?.length ?? 0}
            rows={() => rows}
          >
            {chart}
          </PrintReport>
        }
      />
      <Group gap="xs" mb="sm">
        <ChoiceField
          labelAbove
          label={t('Event type')}
          from={types}
          options={types.data?.data.map(({ id, name }) => ({ value: String(id), label: word(name) }))}
          chosen={event_id}
          onChoose={(id) => change({ event_id: id })}
        />
        <ChoiceField
          labelAbove
          label={t('Year')}
          options={yearsWith(year)}
          chosen={year}
          onChoose={(chosen) => change({ year: chosen })}
        />
      </Group>
      {chart}
      {event_id === '' ? (
        <Alert color="gray">{t('Please select an event type.')}</Alert>
      ) : (
        <LocalTable
          rows={{ ...answer, data: rows && { data: rows } }}
          columns={shown}
          keep="here"
          name="event-report"
          label="Event report"
          rowKey={({ month }) => month}
          totals={totals}
          totalCell={whole && ((key) => shown.find((column) => column.key === key)?.render?.(whole))}
          persons={false}
          empty={{ text: 'No Report Data' }}
        />
      )}
    </>
  )
}
