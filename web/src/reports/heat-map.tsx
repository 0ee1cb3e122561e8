import type { DayOccupancy } from '@nivas/contract/reports/schemas.ts'
import { useOpenScreens } from '../app/shell-context.tsx'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Opening } from '../ui/board/lead.tsx'
import classes from './heat-map.module.css'
import { toRooms } from './links.ts'

const days = Array.from({ length: 31 }, (_, at) => at + 1)

type Props = {
  /** Every day of a year. */
  days: readonly DayOccupancy[]
  building: number | null
}

/**
 * The occupancy of every night of a year: a row for each month, a cell for each day with its percentage on a background
 * that is darker the fuller the night. It is a table, so that it is readable without colour.
 */
export function HeatMap({ days: all, building }: Props) {
  const t = useText()
  const language = useLanguage()
  const { day: dayText } = useFormat()
  const opens = useOpenScreens().some(({ path }) => path === '/reports/room-nights')
  const byDay = new Map(all.map((one) => [one.day, one]))
  const year = all[0]?.day.slice(0, 4) ?? ''
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={t('Occupancy of every night')}>
      <table className={classes.map}>
        <caption>{t('Occupancy of every night, in %')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Month')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{formatPeriod(`${month}-01`, 'Monthly', language)}</th>
              {days.map((day) => {
                const one = byDay.get(`${month}-${String(day).padStart(2, '0')}`)
                if (!one) return <td key={day} />
                const percent = one.occupancy === null ? '–' : String(Math.round(one.occupancy))
                const title = `${dayText(one.day)}: ${one.rooms} / ${one.rooms_in_service}`
                const link = toRooms({ from: one.day, to: one.day }, building, 'true')
                return (
                  <td key={day} data-level={levelOf(one)} title={title}>
                    {opens && one.rooms > 0 ? <Opening link={link}>{percent}</Opening> : percent}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Returns 0 for an empty night, otherwise 1 to 5 by fifths of occupancy. */
const levelOf = ({ rooms, occupancy }: DayOccupancy): number =>
  rooms === 0 || occupancy === null ? 0 : Math.max(1, Math.min(5, Math.ceil(occupancy / 20)))
