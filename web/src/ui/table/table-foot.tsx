import { formatCount, formatTotal } from '@nivas/contract/count.ts'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { PlainButton } from '../plain-button.tsx'
import { pageChunk, pageSpan } from './pages.ts'
import classes from './table-frame.module.css'
import type { TableSource } from './types.ts'

/** The numbers of the rows that are shown, their total, and the links to the other pages. */
export function TableFoot<Row>({ source }: { source: TableSource<Row> }) {
  const t = useText()
  const { state, total, perPage, change, rows, gone } = source
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(state.page, pages)
  // Rows that stay although they are no longer listed are not in the total either.
  const span = pageSpan(source.page, perPage, (rows?.length ?? 0) - (gone?.size ?? 0))
  const ends = { first: page === 1, last: page === pages }
  /** A button that goes to a page. */
  const to = (number: number, label: string, disabled: boolean) => ({
    className: classes.page,
    'aria-label': label,
    disabled,
    onClick: () => change({ page: number }),
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
          <PlainButton {...to(1, t('First page'), ends.first)}>
            <IconChevronsLeft size="1em" />
          </PlainButton>
          <PlainButton {...to(page - 1, t('Previous page'), ends.first)}>
            <IconChevronLeft size="1em" />
          </PlainButton>
          {pageChunk(state.page, pages).map((number) => (
            <PlainButton
              key={number}
              {...to(number, t('Page {{page}}', { page: number }), false)}
              aria-current={number === state.page ? 'page' : undefined}
            >
              {number}
            </PlainButton>
          ))}
          <PlainButton {...to(page + 1, t('Next page'), ends.last)}>
            <IconChevronRight size="1em" />
          </PlainButton>
          <PlainButton {...to(pages, t('Last page'), ends.last)}>
            <IconChevronsRight size="1em" />
          </PlainButton>
        </nav>
      )}
    </div>
  )
}
