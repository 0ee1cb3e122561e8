import { Text, Title } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import type { LiveBoard } from '@nivas/contract/gate/board.ts'
import { useText } from '../languages/use-text.ts'
import { everyQuarter } from './every-quarter.ts'
import classes from './live-board.module.css'

/** People who entered in each quarter of an hour of today, as bars; the words say the same. */
export function Quarters({ quarters }: { quarters: LiveBoard['quarters'] }) {
  const t = useText()
  const all = everyQuarter(quarters)
  const most = Math.max(1, ...all.map(({ people }) => people))
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
      {all.length > 0 && (
        <>
          <ol className={classes.quarters} aria-hidden>
            {all.map((quarter) => (
              <li
                key={quarter.from}
                className={classes.quarter}
                style={{ blockSize: `${(quarter.people / most) * 100}%` }}
                title={`${quarter.from}: ${quarter.people}`}
              />
            ))}
          </ol>
          <div className={classes.span} aria-hidden>
            <span>{all[0]?.from}</span>
            <span>{all.at(-1)?.from}</span>
          </div>
        </>
      )}
    </section>
  )
}

const nothing = { from: '–', people: 0 }
