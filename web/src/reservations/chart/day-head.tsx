import { addDays } from '@nivas/contract/dates.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import classes from './chart.module.css'
import type { Days } from './layout.ts'
import { columnHeader, row } from './roles.ts'
import { useWords } from './words.ts'

/** Whether a day is a Saturday or a Sunday. */
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const daysOf = ({ from, count }: Days) => Array.from({ length: count }, (_, at) => addDays(from, at))

type Props = { days: Days; today: string }

/** The row of days, which stays visible while the chart scrolls. */
export function DayHead({ days, today }: Props) {
  const t = useText()
  const { day } = useFormat()
  const words = useWords()
  return (
    <div {...row(1)} className={classes.head}>
      <div {...columnHeader(1)} className={classes.corner}>
        {t('Room')}
      </div>
      {daysOf(days).map((one, at) => (
        <div
          key={one}
          {...columnHeader(at + 2, one === today ? t('{{day}}, today', { day: day(one) }) : day(one))}
          className={classes.day}
          data-weekend={isWeekend(one) || undefined}
          data-today={one === today || undefined}
        >
          <span>{words.weekday(one)}</span>
          <strong>{Number(one.slice(8))}</strong>
          <span>{one === today ? t('Today') : at === 0 || one.endsWith('-01') ? words.month(one) : ''}</span>
        </div>
      ))}
    </div>
  )
}

/** The background behind the bars: weekends, and the line of today. */
export function DayStripes({ days, today }: Props) {
  return daysOf(days).map((one, at) => {
    const isToday = one === today
    if (!isToday && !isWeekend(one)) return null
    return (
      <div
        key={one}
        aria-hidden
        className={classes.stripe}
        data-today={isToday || undefined}
        style={{ '--start': at } as React.CSSProperties}
      />
    )
  })
}
