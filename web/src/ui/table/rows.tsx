import { Text } from '@mantine/core'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { PlainCheckbox } from '../plain-checkbox.tsx'
import { cutIn } from './arrange.ts'
import { cell, directionOf, isLong, useCellText } from './cell.tsx'
import { type AnyColumn, cellValue, pinnedOf } from './columns.ts'
import { CutTexts } from './cut-texts.tsx'
import { placeOf } from './place-of.ts'
import { RowActions } from './row-actions.tsx'
import buttons from './row-buttons.module.css'
import { RowDetails } from './row-details.tsx'
import { toggleRow } from './selection.ts'
import classes from './table.module.css'
import type { ArrangedProps, RowAction } from './types.ts'

type RowsProps<Row> = ArrangedProps<Row> & { rows: readonly Row[]; width: number }

/** The rows of a table. The open ones are stored by key, so that they stay open after a refetch. */
export function Rows<Row>(props: RowsProps<Row>) {
  const t = useText()
  const textOf = useCellText()
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set())
  const toggle = (key: string | number) =>
    setOpen((keys) => {
      const next = new Set(keys)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return (
    <tbody>
      {props.rows.map((row) => {
        const key = props.rowKey(row)
        const state = { open: open.has(key), toggle: () => toggle(key) }
        return <OneRow key={key} {...props} t={t} textOf={textOf} row={row} {...state} />
      })}
    </tbody>
  )
}

type RowProps<Row> = RowsProps<Row> & {
  row: Row
  open: boolean
  toggle: () => void
  t: ReturnType<typeof useText>
  textOf: ReturnType<typeof useCellText>
}

function OneRow<Row>(props: RowProps<Row>) {
  const {
    row,
    columns,
    stacks,
    narrow,
    hasDetails,
    expand,
    details: words,
    rowActions,
    rowTone,
    selection,
    rowKey,
    current,
    width,
    open,
    toggle,
    source,
    t,
    textOf,
  } = props
  const gone = source.gone?.has(rowKey(row)) ?? false
  const details = useId()
  const nameCell = `${details}name`
  const pinned = pinnedOf(columns)
  const cut = cutIn(columns, row, textOf, narrow)
  const opens = Boolean(expand) || cut.length > 0
  const named = pinned ? textOf(cellValue(pinned, row), pinned.kind) : ''
  const isCurrent = current !== undefined && current === rowKey(row)
  const chosen = selection?.selected.some((one) => rowKey(one) === rowKey(row)) ?? false
  const screenActions = rowActions?.(row, gone)
  const opening: RowAction | undefined = words && {
    label: open ? words.hide : words.show,
    inMenu: true,
    onClick: toggle,
  }
  const actions = screenActions && [...screenActions, opening]
  const actionsCell = useFocusOnChange(isCurrent, likeliest(actions))
  return (
    <RowDetails value={{ open, toggle }}>
      <tr
        className={classes.row}
        data-expandable={opens || undefined}
        data-open={open || undefined}
        data-tone={gone ? undefined : rowTone?.(row)}
        data-gone={gone || undefined}
        data-selected={isCurrent || chosen || undefined}
        onClick={opens ? (event) => isPlainClick(event) && toggle() : undefined}
      >
        {hasDetails && (
          <td className={classes.lead}>
            {opens && (
              <button
                type="button"
                className={buttons.icon}
                aria-label={t('Details of {{name}}', { name: named })}
                aria-expanded={open}
                aria-controls={open ? details : undefined}
                data-arrow
                onClick={toggle}
              />
            )}
          </td>
        )}
        {selection && (
          <td className={classes.lead}>
            {(selection.selectable?.(row) ?? true) && (
              <PlainCheckbox
                size="xs"
                aria-label={t('Select {{name}}', { name: named })}
                checked={chosen}
                onChange={() => selection.onChange(toggleRow(row, selection.selected, rowKey))}
              />
            )}
          </td>
        )}
        {stacks.map((stack) => cellOf(stack, props, { pinned, nameCell, cut }))}
        {actions && (
          <td ref={actionsCell} className={classes.actions}>
            <div className={buttons.actions}>
              {gone && (
                <Text size="xs" c="dimmed" visibleFrom="sm">
                  {t('No longer in this list')}
                </Text>
              )}
              <RowActions actions={actions} of={named} {...(pinned && { nameCell })} narrow={narrow} />
            </div>
          </td>
        )}
      </tr>
      {opens && open && (
        <tr className={classes.details} id={details}>
          <td colSpan={width}>
            <div className={classes.detailsBox}>
              <CutTexts columns={cut.filter(({ inDetails }) => !inDetails)} row={row} />
              {expand?.(row)}
            </div>
          </td>
        </tr>
      )}
    </RowDetails>
  )
}

type CellContext<Row> = {
  pinned: AnyColumn<Row> | undefined
  /** The id of the cell that names the row. */
  nameCell: string
  /** The columns whose texts are cut off in this row. */
  cut: readonly AnyColumn<Row>[]
}

/** Returns the cell of a stack of columns. It is a function, not a component, because a page has hundreds of cells. */
function cellOf<Row>(
  stack: readonly AnyColumn<Row>[],
  { row, staying, textOf }: RowProps<Row>,
  { pinned, nameCell, cut }: CellContext<Row>,
): ReactNode {
  const [first] = stack
  if (!first) return null
  const Box = first === pinned ? 'th' : 'td'
  const isPlain = stack.length === 1 && !first.render
  const text = isPlain || cut.includes(first) ? textOf(cellValue(first, row), first.kind) : ''
  const isCut = isPlain ? isLong(text) : first.render && text !== ''
  return (
    <Box
      key={first.key}
      {...(first === pinned && { id: nameCell, scope: 'row' })}
      className={isPlain ? classes.plain : undefined}
      dir={directionOf(text)}
      data-pinned={first === pinned || undefined}
      title={isCut ? text : undefined}
      {...placeOf(first, staying)}
    >
      {isPlain ? text : contentOf(stack, (column) => cell(column, row, textOf))}
    </Box>
  )
}

/** Returns the content of a stack: a single column as it is, or several columns on separate lines. */
function contentOf<Row>(stack: readonly AnyColumn<Row>[], show: (column: AnyColumn<Row>) => ReactNode) {
  const [first, second] = stack
  if (first && !second) return show(first)
  return stack.map((column) => (
    <div key={column.key} className={classes.line}>
      {show(column)}
    </div>
  ))
}

const likeliest = (actions: readonly (RowAction | false | null | undefined)[] | undefined) =>
  (actions?.find(Boolean) || undefined)?.label

/** Focuses the first button of the cell when the likeliest action of the current row changes. */
function useFocusOnChange(isCurrent: boolean, action: string | undefined) {
  const cell = useRef<HTMLTableCellElement>(null)
  const before = useRef(action)
  useEffect(() => {
    if (isCurrent && before.current !== action) cell.current?.querySelector('button')?.focus()
    before.current = action
  }, [isCurrent, action])
  return cell
}

/** Returns whether a click is on the row itself, and not on a control or at the end of a text selection. */
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as HTMLElement
  if (!event.currentTarget.contains(target)) return false
  if (target.closest('button, a, input, label, select, textarea, [role="menu"]')) return false
  return document.getSelection()?.isCollapsed ?? true
}
