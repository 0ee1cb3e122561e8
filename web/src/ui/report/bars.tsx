import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'
import { BarLink } from './bar-link.tsx'
import classes from './bars.module.css'
import type { Link } from './columns.ts'
import { useBarLinks } from './use-bar-links.ts'

/** One bar of the chart, with a stacked part for each series. */
export type Bar = {
  key: string
  label: string
  values: readonly number[]
  /** The lists of the records that the bar shows. The bar links to the first one that the user may open. */
  opens?: readonly Link[]
}

/** The most bars that all have their names below them. With more bars, only the first and the last have. */
const EACH_NAMED = 6

type Props = {
  bars: readonly Bar[]
  /** The names of the bar's parts. A chart with a single part needs none. */
  series?: readonly PlainKey[]
}

/**
 * Shows bars for the rows of a table or for figures beside it. Those are the text of the chart, so screen readers find
 * only the links of the bars. Parts differ by pattern as well as by colour, also on paper. The chart has its height
 * even without bars, so that the table below does not move when they come.
 */
export function Bars({ bars, series = [] }: Props) {
  const t = useText()
  const links = useBarLinks(bars)
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const most = Math.max(1, ...sums)
  return (
    <figure
      className={classes.chart}
      {...(links.some && { 'aria-label': t('Chart') })}
      aria-hidden={!links.some}
    >
      {series.length > 1 && (
        <figcaption className={classes.legend} aria-hidden>
          {series.map((title, at) => (
            <span key={title}>
              <i className={classes.swatch} data-part={at} />
              {t(title)}
            </span>
          ))}
        </figcaption>
      )}
      <ol className={classes.bars} onKeyDown={links.onKeyDown}>
        {bars.map((bar, at) => {
          const { key, label, values } = bar
          const text = `${label}: ${values.join(' + ')}`
          const drawn = (
            <span className={classes.bar} style={{ blockSize: `${((sums[at] ?? 0) / most) * 100}%` }}>
              {values.map((value, part) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index.
                  key={part}
                  className={classes.part}
                  data-part={part}
                  style={{ flexGrow: value }}
                />
              ))}
            </span>
          )
          const link = links.of(bar)
          return (
            <li key={key} className={classes.place} title={text} aria-hidden={!link}>
              {link ? (
                <BarLink link={link} className={classes.open} label={text}>
                  {drawn}
                </BarLink>
              ) : (
                drawn
              )}
            </li>
          )
        })}
      </ol>
      <div className={classes.span} data-each={bars.length <= EACH_NAMED} aria-hidden>
        {(bars.length <= EACH_NAMED ? bars : [bars[0], bars.at(-1)]).map(
          (bar) => bar && <span key={bar.key}>{bar.label}</span>,
        )}
        {bars.length === 0 && <span>&nbsp;</span>}
      </div>
    </figure>
  )
}
