import { Alert, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { mealNames } from '@nivas/contract/pos/category-type.ts'
import type { MealDay, MealBoard as Read } from '@nivas/contract/pos/meal-calls.ts'
import { MEAL_TYPES, type MealType } from '@nivas/contract/reservations/meals.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { connected } from '../../api/client.ts'
import { useAnswer } from '../../api/hooks.ts'
import { useStore } from '../../api/store.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { LargeNumber } from '../../ui/board/large-number.tsx'
import { SmallTable } from '../../ui/small-table.tsx'
import type { Column } from '../../ui/table/columns.ts'
import classes from './meals.module.css'

/** The interval of reading, in ms. */
const EVERY = 10_000

const stillToCome = ({ expected, served }: MealDay[MealType]) => Math.max(0, expected - served)

/** The meals expected, served and still to come; the next seven days; meals wrongly served without a network. */
export function MealBoard() {
  const t = useText()
  const { time } = useFormat()
  const there = useStore(connected)
  const answer = useAnswer(calls.mealBoard, {}, { refetchInterval: EVERY })
  const board = answer.data?.data
  const fresh = there && !answer.error
  if (!board)
    return answer.error ? (
      <Alert color="red">{t('The figures could not be loaded.')}</Alert>
    ) : (
      <Skeleton h="20rem" />
    )
  const [today, ...next] = board.days
  return (
    <Stack
      gap="sm"
      className={classes.board}
      data-fresh={fresh}
      role="region"
      aria-label={t('Meal figures')}
      // Lets the keyboard scroll the board.
      tabIndex={0}
    >
      <Title order={2}>
        {fresh
          ? t('Today, as of {{time}}', { time: time(answer.dataUpdatedAt) })
          : t('Today, as of {{time}}, not up to date', { time: time(answer.dataUpdatedAt) })}
      </Title>
      {today && MEAL_TYPES.map((meal) => <Meal key={meal} meal={meal} of={today[meal]} />)}
      {today && today.either > 0 && (
        <Text>{t('For lunch or dinner, still to come: {{count}}', { count: today.either })}</Text>
      )}
      <Title order={2}>{t('The next seven days')}</Title>
      <Forecast days={next} />
      <Refused of={board.refused} />
    </Stack>
  )
}

function Meal({ meal, of }: { meal: MealType; of: MealDay[MealType] }) {
  const t = useText()
  const figures: [PlainKey, number][] = [
    ['Expected', of.expected],
    ['Served', of.served],
    ['Still to come', stillToCome(of)],
  ]
  return (
    <section aria-label={t(mealNames[meal])}>
      <Title order={3}>{t(mealNames[meal])}</Title>
      <SimpleGrid component="ul" cols={3} m={0} p={0} spacing="xs">
        {figures.map(([title, value]) => (
          <Paper key={title} component="li" withBorder className={classes.figure}>
            <span>{t(title)}</span>
            <LargeNumber text={formatCount(value)} rem={2.25} />
          </Paper>
        ))}
      </SimpleGrid>
    </section>
  )
}

function Forecast({ days }: { days: readonly MealDay[] }) {
  const { day } = useFormat()
  const columns: readonly Column<MealDay>[] = [
    { key: 'day', title: 'Date', value: (one) => day(one.day) },
    { key: 'L', title: 'Lunch', kind: 'number', value: ({ L }) => L.expected },
    { key: 'D', title: 'Dinner', kind: 'number', value: ({ D }) => D.expected },
    ...(days.some(({ either }) => either > 0)
      ? [{ key: 'either', title: 'Lunch or dinner', kind: 'number' } as const]
      : []),
  ]
  return <SmallTable label="The next seven days" rows={days} rowKey={(one) => one.day} columns={columns} />
}

/** Meals that a counter served without a network, and that the server then refused. */
function Refused({ of }: { of: Read['refused'] }) {
  const t = useText()
  const { moment } = useFormat()
  if (of.length === 0) return null
  return (
    <section>
      <Title order={2}>{t('Served wrongly without a connection')}</Title>
      <SmallTable
        wide
        label="Served wrongly without a connection"
        rows={of}
        rowKey={({ id }) => id}
        columns={[
          { key: 'served_at', title: 'Time', value: (one) => moment(one.served_at) },
          { key: 'counter', title: 'Counter', kind: 'number' },
          { key: 'paper', title: 'Card or receipt' },
          { key: 'why', title: 'Reason', value: (one) => t(one.why) },
        ]}
      />
    </section>
  )
}
