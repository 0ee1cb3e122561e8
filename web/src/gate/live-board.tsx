import { Alert, Badge, Button, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { elapsed } from '@nivas/contract/elapsed.ts'
import { type LiveBoard as Board, crowding } from '@nivas/contract/gate/board.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Lead } from '../ui/board/lead.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { QuarterHours } from '../ui/visits/quarter-hours.tsx'
import { Figure } from './figure.tsx'
import { insideList } from './inside-list.ts'
import classes from './live-board.module.css'
import { useLiveBoard } from './use-live-board.ts'

const CeilingForm = onDemand(async () => (await import('./ceiling-form.tsx')).CeilingForm)

/** The board on the wall: the people inside now, the times of entry, and the overdue visitors. */
export default function LiveBoard() {
  const t = useText()
  const may = useMay()
  const { time } = useFormat()
  const { board, fresh, failed, refetch } = useLiveBoard()
  const [setting, setSetting] = useState(false)
  return (
    <>
      <Heading
        state={
          // By the server's clock: that of a wall's computer may be wrong by hours.
          board && t(fresh ? 'As of {{time}}' : 'As of {{time}}, not up to date', { time: time(board.at) })
        }
        action={
          may(calls.setCeiling.permission) && (
            <Button variant="default" onClick={() => setSetting(true)} disabled={!board}>
              {t('Set limit')}
            </Button>
          )
        }
      />
      {failed && !board && (
        <Alert role="alert" color="red" mb="sm" title={t('The figures could not be loaded.')}>
          <Button size="xs" color="red" onClick={refetch}>
            {t('Try again')}
          </Button>
        </Alert>
      )}
      {board ? <Shown board={board} fresh={fresh} /> : !failed && <Skeleton h="20rem" />}
      {setting && board && <CeilingForm ceiling={board.ceiling} onClose={() => setSetting(false)} />}
    </>
  )
}

function Shown({ board, fresh }: { board: Board; fresh: boolean }) {
  const t = useText()
  const word = useWord()
  const today = useVenue()?.today
  const { inside, ceiling } = board
  const state = crowding(inside, ceiling)
  // The board names only the visitors who are overdue longest.
  const more = board.overdue_count - board.overdue.length
  return (
    <div className={classes.board} data-fresh={fresh}>
      {state !== 'open' && (
        <Alert role="alert" color={state === 'full' ? 'red' : 'hold'} icon={<IconAlertTriangle />}>
          <Text fz="h1" fw={700}>
            {state === 'full'
              ? t('The limit of {{ceiling}} is reached', {
                  ceiling: formatCount(ceiling ?? 0),
                })
              : t('Close to the limit of {{ceiling}}', { ceiling: formatCount(ceiling ?? 0) })}
          </Text>
        </Alert>
      )}
      <SimpleGrid component="ul" cols={{ base: 2, lg: 6 }} m={0} p={0} spacing="sm">
        <Figure
          title={t('Inside now')}
          value={inside}
          note={ceiling === null ? undefined : t('of {{ceiling}}', { ceiling: formatCount(ceiling) })}
        />
        <Figure title={t('Satsangi')} value={board.satsangi} />
        <Figure title={t('Non-satsangi')} value={board.others} />
        {board.sites.map(({ name, inside: there }) => (
          <Figure key={name} title={word(name)} value={there} />
        ))}
        {board.sites.length > 0 && <Figure title={t('All sites')} value={board.everywhere} />}
        <Figure title={t('Overdue entries')} value={board.overdue_count} warns={board.overdue_count > 0} />
      </SimpleGrid>
      <QuarterHours
        title="Entered today, by quarter of an hour"
        quarters={board.quarters}
        {...(today && {
          opens: (quarter) => ({
            to: '/reports/list-gate-entries',
            search: { from: today, to: today, quarter },
          }),
        })}
        sentence={(people, from, most) =>
          t('{{count}} people today, most at {{from}} ({{most}})', { count: people, from, most })
        }
      />
      <div className={classes.lists}>
        <section>
          <Title order={2}>{t('By gate')}</Title>
          <SmallTable
            label="By gate"
            rows={board.gates}
            rowKey={({ id }) => id ?? 0}
            columns={[
              { key: 'name', title: 'Gate', kind: 'name', value: ({ name }) => name ?? t('Gate not named') },
              { key: 'satsangi', title: 'Satsangi', kind: 'number' },
              { key: 'others', title: 'Non-satsangi', kind: 'number' },
            ]}
          />
        </section>
        <section className={classes.overdue}>
          <Title order={2}>{t('Overdue')}</Title>
          <SmallTable
            label="Overdue"
            rows={board.overdue}
            rowKey={({ id }) => id}
            empty="No overdue visitors."
            columns={[
              { key: 'name', title: 'Visitor Name' },
              { key: 'people', title: 'People', kind: 'number' },
              {
                key: 'minutes',
                title: 'Overdue for',
                align: 'right',
                value: ({ minutes }) => elapsed(minutes),
                render: ({ minutes }) => (
                  <Badge color="red" leftSection={<IconAlertTriangle size="1.1em" aria-hidden />}>
                    {elapsed(minutes)}
                  </Badge>
                ),
              },
            ]}
          />
          {more > 0 && (
            <Text fz="lg" fw={600}>
              <Lead leads={[insideList({ overdue: 'true' })]}>
                {t('and {{count}} more', { count: formatCount(more) })}
              </Lead>
            </Text>
          )}
        </section>
      </div>
    </div>
  )
}
