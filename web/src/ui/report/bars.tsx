import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'
import classes from './bars.module.css'

/** One place on the chart's base line: a stacked bar with a part for each series. */
export type Bar = { key: string; label: string; values: readonly number[] }

type Props = {
  bars: readonly Bar[]
  /** The names of the bar's parts; left out for a single part. */
  series?: readonly PlainKey[]
}

/**
 * Bars from the rows of a table or figures beside it: those are the text of the chart, which is hidden from
 * screen readers. Parts differ by pattern as well as by colour, also on paper.
 */
export function Bars({ bars, series = [] }: Props) {
  const t = useText()
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const most = Math.max(1, ...sums)
  if (bars.length === 0) return null
  return (
    <figure className={classes.chart} aria-hidden>
      {series.length > 1 && (
        <figcaption className={classes.legend}>
          {series.map((title, at) => (
            <span key={title}>
              <i className={classes.swatch} data-part={at} />
              {t(title)}
            </span>
          ))}
        </figcaption>
      )}
      <ol className={classes.bars}>
        {bars.map(({ key, label, values }, at) => (
          <li
            key={key}
            className={classes.bar}
            style={{ blockSize: `${((sums[at] ?? 0) / most) * 100}%` }}
            title={`${label}: ${values.join(' + ')}`}
          >
            {values.map((value, part) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place.
                key={part}
                className={classes.part}
                data-part={part}
                style={{ flexGrow: value }}
              />
            ))}
          </li>
        ))}
      </ol>
      <div className={classes.span}>
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
    </figure>
  )
}
