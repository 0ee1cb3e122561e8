import { Text, Title } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import type { LiveBoard } from '@nivas/contract/gate/board.ts'
import { useText } from '../languages/use-text.ts'
import { Bars } from '../ui/report/bars.tsx'
import { everyQuarterHour } from './every-quarter-hour.ts'

/** The people who entered in each quarter of an hour of today, as bars; the text has the same numbers. */
export function QuarterHours({ quarters }: { quarters: LiveBoard['quarters'] }) {
  const t = useText()
  const all = everyQuarterHour(quarters)
  const busiest = all.reduce((best, one) => (one.people > best.people ? one : best), all[0] ?? nothing)
  const people = all.reduce((sum, one) => sum + one.people, 0)
  return (
    <section>
      <Title order={2}>{t('Entered today, by quarter of an hour')}</Title>
      <Text>
        {t('{{people}} people today; most at {{from}}: {{most}}', {
          people: formatCount(people),
          from: busiest.from,
          most: formatCount(busiest.people),
        })}
      </Text>
      <Bars bars={all.map(({ from, people }) => ({ key: from, label: from, values: [people] }))} />
    </section>
  )
}

const nothing = { from: '–', people: 0 }
