import { formatCount, formatTotal } from '@nivas/contract/count.ts'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { PlainButton } from '../plain-button.tsx'
import { pageChunk, pageSpan, pageSteps } from './pages.ts'
import classes from './table-frame.module.css'
import type { TableSource } from './types.ts'

/** Shows the numbers of the rows on the page, the total, and the buttons for other pages. */
export function TableFoot<Row>({ source }: { source: TableSource<Row> }) {
  const t = useText()
  const { state, total, perPage, change, rows, gone } = source
  const pages = Math.max(1, Math.ceil(total / perPage))
  // Rows that stay although the server no longer lists them are not in the total, so they do not count.
  const span = pageSpan(source.page, perPage, (rows?.length ?? 0) - (gone?.size ?? 0))
  const steps = pageSteps(state.page, pages)
  /** Returns the properties of a button that goes to a page. */
  const to = (number: number | undefined, label: string) => ({
    className: classes.page,
    'aria-label': label,
    disabled: number === undefined,
    onClick: () => number !== undefined && change({ page: number }),
  })
  return (
    <div className={classes.foot}>
      <p className={classes.count} role="status">
        {span &&
          t('{{from}}–{{to}} of {{total}}', {
            from: formatCount(span.from),
            to: formatCount(span.to),
            total: formatTotal(total),
          })}
      </p>
      {pages > 1 && (
        <nav className={classes.pages} aria-label={t('Pages')}>
          <PlainButton {...to(steps.first, t('First page'))}>
            <IconChevronsLeft size="1em" />
          </PlainButton>
          <PlainButton {...to(steps.previous, t('Previous page'))}>
            <IconChevronLeft size="1em" />
          </PlainButton>
          {pageChunk(state.page, pages).map((number) => (
            <PlainButton
              key={number}
              {...to(number, t('Page {{page}}', { page: number }))}
              aria-current={number === state.page ? 'page' : undefined}
            >
              {number}
            </PlainButton>
          ))}
          <PlainButton {...to(steps.next, t('Next page'))}>
            <IconChevronRight size="1em" />
          </PlainButton>
          <PlainButton {...to(steps.last, t('Last page'))}>
            <IconChevronsRight size="1em" />
          </PlainButton>
        </nav>
      )}
    </div>
  )
}
