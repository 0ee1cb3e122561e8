import { useDidUpdate } from '@mantine/hooks'
import { useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { useTellFound } from '../list-state.tsx'
import { useNarrow } from '../use-narrow.ts'
import { cutIn, showsActions, stacksOf, stayingOf } from './arrange.ts'
import { useCellText } from './cell.tsx'
import { FilterRow } from './filter-row.tsx'
import { Nothing } from './nothing.tsx'
import { Rows } from './rows.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import classes from './table.module.css'
import { TableFailure } from './table-failure.tsx'
import { TableFoot } from './table-foot.tsx'
import frame from './table-frame.module.css'
import { TableHead } from './table-head.tsx'
import { TotalsRow } from './totals-row.tsx'
import type { ViewProps } from './types.ts'
import { useFocusOfGoneRow } from './use-focus-of-gone-row.ts'
import { useOnlyRow } from './use-only-row.ts'
import { useStayingPlaces } from './use-staying-places.ts'
import { useVisibleColumns } from './use-visible-columns.ts'

/** The layout of every list: filters, a table that scrolls under a sticky head, and a foot. */
export function TableView<Row>(props: ViewProps<Row>) {
  const { source, label, name } = props
  const t = useText()
  const textOf = useCellText()
  const narrow = useNarrow()
  const choice = useVisibleColumns(name, props.columns)
  const viewport = useRef<HTMLElement>(null)
  const onEnter = useOnlyRow(props, viewport)
  useTellFound(props)
  const focus = useFocusOfGoneRow()
  const { page, sort, order, filters } = source.state
  const shown = JSON.stringify([page, sort, order, filters])

  // Scrolls to the top when other rows are shown. Not at the first render, when it would force a layout before the rows
  // exist. Newer browsers return a promise, which an effect must not return.
  useDidUpdate(() => void viewport.current?.scrollTo({ top: 0 }), [shown])

  const columns = narrow
    ? props.columns.filter((one) => one.onPhone || choice.visible.includes(one))
    : choice.visible
  const stacks = stacksOf(columns, narrow)
  const staying = narrow ? [] : stayingOf(columns)
  const hasDetails = Boolean(
    props.expand || source.rows?.some((row) => cutIn(columns, row, textOf, narrow).length > 0),
  )
  const hasActions = showsActions(props, source)
  useStayingPlaces(
    viewport,
    JSON.stringify([narrow, columns.map(({ key }) => key), source.rows?.length ?? 0, hasActions]),
  )
  const parts = {
    ...props,
    rowActions: hasActions ? props.rowActions : undefined,
    columns,
    stacks,
    staying,
    narrow,
    hasDetails,
  }
  const lead = (hasDetails ? 1 : 0) + (props.selection ? 1 : 0)
  const width = lead + stacks.length + (hasActions ? 1 : 0)
  const isEmpty = source.rows?.length === 0

  return (
    <div className={frame.root} {...focus}>
      <FilterRow {...props} choice={choice} onEnter={onEnter} />
      <TableFailure source={source} />
      <section
        ref={viewport}
        className={frame.viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
        tabIndex={0}
        aria-label={t(label)}
        {...source.pointer}
      >
        <table
          className={classes.table}
          data-outdated={(source.outdated && source.fetching) || undefined}
          aria-busy={source.fetching}
        >
          <TableHead {...parts} />
          {source.rows && !isEmpty && <Rows {...parts} rows={source.rows} width={width} />}
          {!isEmpty && <TotalsRow {...parts} />}
          {!source.rows && !source.failure && <SkeletonRows count={source.perPage} width={width} />}
        </table>
        {/* Always rendered, because a live region is read aloud only when its text appears after the region itself. */}
        <div role="status">{isEmpty && <Nothing {...props} />}</div>
      </section>
      <TableFoot source={source} />
    </div>
  )
}
