import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { useVenue } from '../../api/venue.ts'
import { Heading } from '../../app/heading.tsx'
import { useText } from '../../languages/use-text.ts'
import { LoadingScreen } from '../../ui/loading-day.tsx'
import { SetUpFirst } from '../../ui/set-up-first.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useDelayed } from '../../ui/use-delayed.ts'
import classes from './chart.module.css'
import { Controls } from './controls.tsx'
import { Grid } from './grid.tsx'
import { Legend } from './legend.tsx'
import { useChart } from './use-chart.ts'
import { useParties } from './use-parties.ts'
import { readers, roomsOf } from './view.ts'

/** The room chart: rooms by building and floor, days in columns, and the stays and closures of each room. */
export default function RoomChart() {
  const today = useVenue()?.today
  return today ? <ChartOf today={today} /> : <LoadingScreen />
}

function ChartOf({ today }: { today: string }) {
  const t = useText()
  const [view, change] = useAddress(readers)
  const [found, setFound] = useState(0)
  const [isAtWork, setAtWork] = useState(false)
  const days = { from: view.from || today, count: Number(view.days) }
  const building = view.building ? Number(view.building) : undefined
  const { answer, chart, lines, pieces, rooms, free } = useChart(days, building, roomsOf(view))
  // Requested with the chart, not after it.
  const parties = useParties(days)
  return (
    <div className={classes.screen}>
      <Heading
        state={
          chart &&
          t('{{free}} of {{count}} rooms are free on all of these days', {
            free: formatCount(free),
            count: formatCount(rooms),
          })
        }
        action={<Legend />}
      />
      <Controls view={view} today={today} change={change} onFound={() => setFound(found + 1)} />
      {answer.error && (
        <Alert
          className={classes.failure}
          color="red"
          icon={<IconAlertTriangle />}
          title={t('The chart could not be loaded.')}
          role="alert"
        >
          <Group gap="sm">
            <Text size="sm">{t(failureText(answer.error))}</Text>
            <Button
              size="compact-sm"
              variant="default"
              loading={answer.isFetching}
              onClick={() => void answer.refetch()}
            >
              {t('Try again')}
            </Button>
          </Group>
        </Alert>
      )}
      {!chart && !answer.error && <Waiting />}
      {chart && lines.length === 0 && (
        <Text role="status" p="xl" ta="center">
          {rooms === 0 ? (
            <SetUpFirst text="Rooms appear here when they exist." to="/buildings" />
          ) : view.state !== '' ? (
            t('No room is in this state on the first night.')
          ) : (
            t('No room is free on all of these days. Show fewer or other days.')
          )}
        </Text>
      )}
      {chart && (lines.length > 0 || isAtWork) && (
        <Grid
          lines={lines}
          pieces={pieces}
          days={days}
          parties={parties}
          view={view}
          today={today}
          marked={view.ref}
          reveal={{ key: `${view.ref} ${found}`, focus: found > 0 }}
          outdated={answer.isPlaceholderData}
          onWork={setAtWork}
        />
      )}
    </div>
  )
}

function Waiting() {
  return useDelayed() ? <Skeleton className={classes.waiting} /> : null
}
