import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { occupancyPercent } from '@nivas/contract/reports/occupancy.ts'
import { type Overview, type ReportType, reportTypes } from '@nivas/contract/reports/schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureText } from '../api/failure.ts'
import { useAnswerAtOnce } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { idOrNone, oneOf } from '../ui/address.ts'
import { ExportMenu } from '../ui/export/export-menu.tsx'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { print } from '../ui/print/print.ts'
import { RowBars } from '../ui/report/row-bars.tsx'
import type { AnyColumn } from '../ui/table/columns.ts'
import { useAddress } from '../ui/use-address.ts'
import { BuildingSelect, useBuildingName } from './building-select.tsx'
import { HeatMap } from './heat-map.tsx'
import { inParts } from './in-parts.ts'
import { toRooms, toVisitors } from './links.ts'
import { OverviewTable } from './overview-table.tsx'
import { useYears } from './use-years.ts'

const listOf = {
  Weekly: 'occupancy-overview-weekly',
  Monthly: 'occupancy-overview-monthly',
  Yearly: 'occupancy-overview-yearly',
} as const satisfies Record<ReportType, string>

/** The overview of occupancy by week, month or year and building, and of every night of the year. */
export default function OccupancyOverview() {
  const today = useVenue()?.today
  return today ? <OfYear today={today} /> : <LoadingScreen />
}

function OfYear({ today }: { today: string }) {
  const t = useText()
  const { yearsWith, readYear } = useYears(today)
  const readers = useMemo(
    () => ({ type: oneOf(reportTypes, 'Monthly'), year: readYear, building_id: idOrNone }),
    [readYear],
  )
  const [{ type, year, building_id }, change] = useAddress(readers)
  const building = useBuildingName(building_id)
  const own = building_id === '' ? {} : { building_id: Number(building_id) }
  const answer = useAnswerAtOnce(
    calls.occupancyOverview,
    { type: type as ReportType, ...(type !== 'Yearly' && { year: Number(year) }) },
    { placeholderData: keepPreviousData },
  )
  const ofNights = useAnswerAtOnce(
    calls.occupancyByDay,
    { year: Number(year), ...own },
    { placeholderData: keepPreviousData },
  )
  const nights = ofNights.data?.data
  const overview = answer.data?.data
  // The old figures stay until the new ones are loaded, but must not be exported or printed.
  const isOld = answer.isPlaceholderData || ofNights.isPlaceholderData
  const flat = overview ? flatten(overview, t('All buildings')) : []
  const percent =
    nights && !ofNights.isPlaceholderData
      ? occupancyPercent(
          nights.reduce((sum, night) => sum + night.rooms, 0),
          nights.reduce((sum, night) => sum + night.rooms_in_service, 0),
        )
      : null
  const heat = nights && <HeatMap days={nights} building={own.building_id ?? null} />
  const chart = overview && <OccupancyBars overview={overview} />
  const paper = () =>
    overview &&
    print(
      <Paper overview={overview}>
        {chart}
        {building && <p>{building}</p>}
        {heat}
      </Paper>,
      { size: 'A4', name: `occupancy-overview-${type}-${year}` },
    )
  return (
    <>
      <Heading
        state={
          percent !== null &&
          t('{{percent}} % of room nights in {{year}} are occupied', {
            percent: percent.toFixed(1),
            year,
          })
        }
        action={
          <Group gap="sm">
            <ExportMenu
              name={listOf[type as ReportType]}
              persons={false}
              columns={flatColumns}
              all={async () => flat}
              disabled={isOld || flat.length === 0}
            />
            <Button
              variant="default"
              leftSection={<IconPrinter size="1.1em" />}
              disabled={isOld || !nights || flat.length === 0}
              onClick={() => void paper()}
            >
              {t('Print')}
            </Button>
          </Group>
        }
      />
      <Group gap="xs" mb="sm">
        <ChoiceField
          labelAbove
          label={t('Report By')}
          options={reportTypes.map((one) => ({ value: one, label: t(one) }))}
          chosen={type}
          onChoose={(chosen) => change({ type: chosen })}
        />
        <ChoiceField
          labelAbove
          label={t('Year')}
          options={yearsWith(year)}
          chosen={year}
          onChoose={(chosen) => change({ year: chosen })}
        />
        <BuildingSelect value={building_id} onChange={(id) => change({ building_id: id })} />
      </Group>
      <OverviewFailure of={answer} />
      {overview?.rows.length === 0 && (
        <Alert color="hold" role="alert">
          {t('No Report Data')}
        </Alert>
      )}
      <Stack gap="sm">
        {hasFailed(ofNights) && (
          <Text size="sm">
            {t('Occupancy of every night')}: <LoadFailure of={ofNights} />
          </Text>
        )}
        {heat}
        {overview && overview.rows.length > 0 && (
          <>
            {chart}
            <Tables overview={overview} />
          </>
        )}
      </Stack>
    </>
  )
}

type Failing = { error: unknown; isFetching: boolean; refetch: () => unknown }

/** Says why there are no tables, with a button to try again. */
function OverviewFailure({ of }: { of: Failing }) {
  const t = useText()
  if (!of.error) return null
  return (
    <Alert color="red" role="alert" title={t('This list could not be loaded')}>
      <Group gap="sm">
        {t(failureText(of.error))}
        <Button size="compact-sm" variant="default" loading={of.isFetching} onClick={() => void of.refetch()}>
          {t('Try again')}
        </Button>
      </Group>
    </Alert>
  )
}

/** The chart of occupancy by week, month or year; a bar links to its rooms. */
function OccupancyBars({ overview }: { overview: Overview }) {
  const t = useText()
  const language = useLanguage()
  return (
    <RowBars
      series={['Occupancy %']}
      most={100}
      bars={overview.rows.map(({ from, to, occupancy }) => {
        const whole = occupancy.at(-1) ?? null
        return {
          key: from,
          label: formatPeriod(from, overview.type, language),
          values: [whole ?? 0],
          text: whole === null ? t('No rooms') : `${whole.toFixed(1)} %`,
          opens: [toRooms({ from, to }, null)],
        }
      })}
    />
  )
}

/** The three tables of the report: occupancy, people and rooms, each by building. */
function Tables({ overview, plain = false }: { overview: Overview; plain?: boolean }) {
  return (
    <>
      <OverviewTable
        title="Occupancy (%)"
        kind="percent"
        values={({ occupancy }) => occupancy}
        opens={(row, building) => toRooms(row, building)}
        {...{ overview, plain }}
      />
      <OverviewTable
        title="People Stayed"
        kind="number"
        values={({ people }) => people}
        opens={(row, building_id) => toVisitors(row, { building_id })}
        {...{ overview, plain }}
      />
      <OverviewTable
        title="Total Rooms"
        kind="number"
        values={({ rooms }) => rooms}
        opens={(row, building) => toRooms(row, building, 'true')}
        {...{ overview, plain }}
      />
    </>
  )
}

/** The number of columns that fit on a sheet beside the column of periods. */
const BUILDINGS_ON_A4 = 9

function Paper({ overview, children }: { overview: Overview; children: React.ReactNode }) {
  const t = useText()
  const { day, moment } = useFormat()
  const venue = useVenue()
  const days = overview.rows.flatMap(({ from, to }) => [from, to]).toSorted()
  return (
    <article>
      <h1>{venue?.name}</h1>
      <h2>{t('Occupancy overview')}</h2>
      <p>
        {t(overview.type)} · {day(days[0] ?? '')} – {day(days.at(-1) ?? '')} ·{' '}
        {t('Printed {{moment}}', { moment: moment(new Date().toISOString()) })}
      </p>
      {children}
      {inParts(overview, BUILDINGS_ON_A4).map((part) => (
        <Tables key={part.headers[0]?.building_id ?? 0} overview={part} plain />
      ))}
    </article>
  )
}

type Flat = {
  from: string
  to: string
  name: string
  occupancy: number | null
  people: number
  rooms: number
}

const flatColumns: readonly AnyColumn<Flat>[] = [
  { key: 'from', title: 'From', kind: 'day' },
  { key: 'to', title: 'To', kind: 'day' },
  { key: 'name', title: 'Building' },
  { key: 'occupancy', title: 'Occupancy %', kind: 'percent' },
  { key: 'people', title: 'People Stayed', kind: 'number' },
  { key: 'rooms', title: 'Total Rooms', kind: 'number' },
]

/** Flattens the three tables into rows, one for each period and building. */
const flatten = ({ headers, rows }: Overview, all: string): Flat[] =>
  rows.flatMap(({ from, to, occupancy, people, rooms }) =>
    headers.map(({ building_id, name }, at) => ({
      from,
      to,
      name: building_id === null ? all : name,
      occupancy: occupancy[at] ?? null,
      people: people[at] ?? 0,
      rooms: rooms[at] ?? 0,
    })),
  )
