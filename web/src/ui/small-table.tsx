import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { useText } from '../languages/use-text.ts'
import classes from './small-table.module.css'
import { cell, hasLongWord, useCellText } from './table/cell.tsx'
import { type AnyColumn, alignOf, type Column, cellValue } from './table/columns.ts'
import { useFocusOfGoneButton } from './use-focus-of-gone-button.ts'

type Props<Row> = {
  /** The name of the table, an English text. */
  label: PlainKey
  columns: readonly Column<Row>[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, at: number) => string | number
  /** The action of a row, at its end. */
  action?: (row: Row) => ReactNode
  /** The text when there are no rows, in English. */
  empty?: PlainKey
  /** The table is wider than most screens. It becomes a Tab stop, so that the keyboard can scroll it. */
  wide?: boolean
}

/**
 * A short table without pages, such as the details below a row or the rooms of a booking. It is as wide as its content.
 * It looks like Mantine's Table, which brings 18 kB of code for scrolling.
 */
export function SmallTable<Row>({ label, columns, rows, rowKey, action, empty, wide }: Props<Row>) {
  const t = useText()
  const textOf = useCellText()
  const focus = useFocusOfGoneButton()
  if (!rows) return <Skeleton h="4rem" />
  const all = columns as readonly AnyColumn<Row>[]
  return (
    <div
      {...focus}
      className={classes.viewport}
      {...(wide && { tabIndex: 0, role: 'region', 'aria-label': t(label) })}
    >
      <table className={classes.table} aria-label={t(label)}>
        <thead>
          <tr>
            {all.map((column) => (
              <th key={column.key} data-align={alignOf(column)}>
                {t(column.title)}
              </th>
            ))}
            {action && (
              <th className={classes.action}>
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)}>
              {all.map((column) => (
                <td
                  key={column.key}
                  data-align={alignOf(column)}
                  data-long={hasLongWord(textOf(cellValue(column, row), column.kind)) || undefined}
                >
                  {cell(column, row, textOf)}
                </td>
              ))}
              {action && (
                <td className={classes.action} data-align="right">
                  {action(row)}
                </td>
              )}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td className={classes.empty} colSpan={all.length + (action ? 1 : 0)}>
                {t(empty)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
