import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'
import { BarLink } from './bar-link.tsx'
import classes from './bars.module.css'
import type { Bar } from './bars.tsx'
import { useBarLinks } from './use-bar-links.ts'

type Props = {
  /** `text` is the text of the value. Without it the values themselves are shown. */
  bars: readonly (Bar & { text?: string | undefined })[]
  series?: readonly PlainKey[]
  /** The value of a full bar. The default is the highest value. */
  most?: number
}

/**
 * Shows a horizontal bar for each row, between its name and its value, as a list for screen readers. Parts differ by
 * pattern as well as by colour. The chart has the same height for any number of rows, so that the table below does not
 * move.
 */
export function RowBars({ bars, series = [], most }: Props) {
  const t = useText()
  const links = useBarLinks(bars)
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + Math.max(0, value), 0))
  const full = most ?? Math.max(1, ...sums)
  return (
    <figure className={classes.chart}>
      {series.length > 0 && (
        <figcaption className={classes.legend}>
          {series.map((title, at) => (
            <span key={title}>
              <i className={classes.swatch} data-part={at} />
              {t(title)}
            </span>
          ))}
        </figcaption>
      )}
      <ul
        className={classes.rows}
        // A scroll area without links must be focusable, so that the keyboard can scroll it.
        {...(bars.length === 0 ? { 'aria-hidden': true } : !links.some && { tabIndex: 0 })}
        onKeyDown={links.onKeyDown}
        aria-label={series.map((title) => t(title)).join(', ')}
      >
        {bars.map((bar) => {
          const { key, label, values, text } = bar
          const link = links.of(bar)
          const drawn = (
            <>
              <span className={classes.name} title={label}>
                {label}
              </span>
              <span className={classes.track} aria-hidden>
                {values.map((value, part) => (
                  <i
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index.
                    key={part}
                    className={classes.part}
                    data-part={part}
                    style={{ inlineSize: `${Math.min(100, (Math.max(0, value) / full) * 100)}%` }}
                  />
                ))}
              </span>
              <span className={classes.value}>{text ?? values.join(' + ')}</span>
            </>
          )
          return (
            <li key={key} className={classes.row}>
              {link ? (
                <BarLink link={link} className={classes.row}>
                  {drawn}
                </BarLink>
              ) : (
                drawn
              )}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
