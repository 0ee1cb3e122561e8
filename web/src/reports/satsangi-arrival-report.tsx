import { Button, Group } from '@mantine/core'
import { isDate } from '@nivas/contract/dates.ts'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { makeStale } from '../api/make-stale.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { dayOr, oneOf } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { RowBars } from '../ui/report/row-bars.tsx'
import { useAddress } from '../ui/use-address.ts'
import { columnsOf } from './columns-of.ts'
import { toReservation } from './links.ts'
import { ListScreen } from './list-screen.tsx'

/** The interval at which the report is read again, in ms (specification, section 9). */
const EVERY = 1_800_000

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
const hourName = (hour: number | string) => `${String(hour).padStart(2, '0')}:00`

const columns = columnsOf('satsangi-arrival-report', calls.arrivals, {
  reservationNumber: { pinned: true, opens: (row) => toReservation(row.reservationNumber) },
  arrival_time: { value: ({ arrival_time }) => arrival_time },
  building: { kind: 'name' },
})

/** The report of people expected on a day, by hour. It updates automatically. */
export default function SatsangiArrivals() {
  const today = useVenue()?.today
  return today ? <Arrivals today={today} /> : <LoadingScreen />
}

function Arrivals({ today }: { today: string }) {
  const t = useText()
  const answers = useQueryClient()
  const readers = useMemo(() => ({ searchDate: dayOr(today), hour: oneOf(['', ...hours]) }), [today])
  const [{ searchDate, hour }, change] = useAddress(readers)
  const [typed, setTyped] = useState<string | null>(searchDate)
  const [searched, setSearched] = useState(0)
  useEffect(() => setTyped(searchDate), [searchDate])
  const answer = useAnswer(
    calls.arrivalsByHour,
    { searchDate },
    { refetchInterval: EVERY, placeholderData: keepPreviousData },
  )
  const isOld = answer.isPlaceholderData
  const byHour = answer.data?.data
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (typed === null || !isDate(typed)) return
    setSearched((times) => times + 1)
    change({ searchDate: typed, hour: '' })
    void makeStale(answers, calls.arrivals)
    void makeStale(answers, calls.arrivalsByHour)
  }
  const people = (byHour ?? []).reduce((sum, row) => sum + row.people, 0)
  const come = (byHour ?? []).reduce((sum, row) => sum + row.come, 0)
  const shown = byHour?.find((row) => String(row.hour) === hour)
  return (
    <ListScreen
      call={calls.arrivals}
      asked={{ from: searchDate, to: searchDate, period: 'Daily' }}
      choice={hour && `${t('Hour')}: ${hourName(hour)}`}
      request={{ searchDate, ...(hour !== '' && { hour: Number(hour) }) }}
      columns={columns}
      rowKey={({ id }) => id}
      name="satsangi-arrival-report"
      label="Satsangi arrivals"
      empty="Reservations expected on this day appear here."
      persons
      every={EVERY}
      searched={searched}
      // The state is empty while the figures of a different day load.
      state={isOld ? undefined : t('{{come}} of {{count}} people have arrived', { come, count: people })}
      totals={isOld || !byHour ? undefined : { people: hour === '' ? people : (shown?.people ?? 0) }}
      chartIsOld={isOld}
      chart={
        <RowBars
          series={['Arrived', 'Not arrived']}
          bars={(byHour ?? []).map((row) => ({
            key: String(row.hour),
            label: hourName(row.hour),
            values: [row.come, row.people - row.come],
            text: t('{{come}} of {{people}}', { come: row.come, people: row.people }),
            opens: isOld
              ? []
              : [{ to: '/reports/satsangi-arrival-report', search: { searchDate, hour: String(row.hour) } }],
          }))}
        />
      }
      controls={
        <>
          <form onSubmit={search} noValidate>
            <Group gap="xs" align="flex-end">
              <DateField label={t('Date')} value={typed} onChange={setTyped} />
              <Button type="submit" disabled={typed === null} leftSection={<IconSearch size="1.1em" />}>
                {t('Search')}
              </Button>
            </Group>
          </form>
          <ChoiceField
            labelAbove
            width="8rem"
            label={t('Hour')}
            none={t('All hours')}
            options={hours.map((value) => ({ value, label: hourName(value) }))}
            chosen={hour}
            onChoose={(chosen) => change({ hour: chosen })}
          />
        </>
      }
    />
  )
}
