import { Alert, Button, SimpleGrid, Skeleton } from '@mantine/core'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { connected } from '../api/client.ts'
import { useAnswer } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'
import { Heading } from '../app/heading.tsx'
import { titleIn } from '../app/screens.ts'
import { useFigures, useOpenScreens } from '../app/shell-context.tsx'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Figure } from './figure.tsx'

const MINUTE = 60_000

/** A board: today's figures that the user may see, refetched every minute. */
export default function DashboardScreen() {
  const t = useText()
  const language = useLanguage()
  const { day, time } = useFormat()
  const there = useStore(connected)
  const open = useOpenScreens()
  const {
    data: answer,
    error,
    dataUpdatedAt,
    refetch,
  } = useAnswer(dashboard.figures, {}, { refetchInterval: MINUTE })
  const today = answer?.data
  const fresh = there && !error
  const shown = useFigures().filter(([name]) => today?.[name] !== null)

  const state = today && (fresh ? '{{day}} · as of {{time}}' : '{{day}} · as of {{time}}, not up to date')
  return (
    <>
      <Heading state={state && t(state, { day: day(today.today), time: time(dataUpdatedAt) })} />
      {error && (
        <Alert color="red" mb="sm" title={t('The figures could not be read.')}>
          <Button size="xs" color="red" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </Alert>
      )}
      {today && shown.length === 0 && (
        <p>{t('Your work has no figures here. The screens at the left are yours.')}</p>
      )}
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 4 }} m={0} p={0}>
        {shown.map(([name, { leadsTo, ...titles }]) => {
          const value = today?.[name]
          return typeof value === 'number' ? (
            <Figure
              key={name}
              title={titleIn(language, titles)}
              value={value}
              fresh={fresh}
              leadsTo={leadsTo.find((path) => open.some((screen) => screen.path === path))}
            />
          ) : (
            !error && <Skeleton key={name} component="li" height={132} />
          )
        })}
      </SimpleGrid>
    </>
  )
}
