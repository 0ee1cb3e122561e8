import { formatCount } from '@nivas/contract/count.ts'
import { type ReactNode, useCallback } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText, useWord } from '../../languages/use-text.ts'
import { type AnyColumn, type CellKind, type CellValue, cellValue } from './columns.ts'
import classes from './table.module.css'

/** Returns a function that formats a value by its kind. The text of a missing value is empty. */
export function useCellText() {
  const t = useText()
  const word = useWord()
  const format = useFormat()
  return useCallback(
    (value: CellValue, kind: CellKind = 'text'): string => {
      if (value === null || value === undefined || value === '') return ''
      if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
      if (kind === 'name') return word(String(value))
      if (kind === 'money') return format.rupees(value)
      if (kind === 'percent') return `${Number(value).toFixed(1)} %`
      if (kind === 'number') return formatCount(Number(value))
      if (kind === 'day') return format.day(String(value))
      if (kind === 'moment') return format.moment(String(value))
      return String(value)
    },
    [t, word, format],
  )
}

/** Returns whether a text may be cut off in its cell. The cell then shows it in full on hover. */
export const isLong = (text: string): boolean => text.length > 24

/** Matches a letter of Urdu or Hebrew. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufefc]/

/**
 * Returns the `dir` of a cell: a name in Urdu is cut off at its end, which is its left side. Other cells have none,
 * because the browser looks for the direction of each, and a page has hundreds.
 */
export const directionOf = (text: string): 'auto' | undefined => (fromRight.test(text) ? 'auto' : undefined)

/** Returns whether a text has a word that is wider than a column may be on paper, where it must be broken. */
export const hasLongWord = (text: string): boolean => /\S{25}/.test(text)

/**
 * Returns the content of a cell: the result of the column's `render`, or the value. A long text is truncated and shown
 * in full on hover. It is a function, not a component, because a page of a list has hundreds of cells.
 */
export function cell<Row>(
  column: AnyColumn<Row>,
  row: Row,
  textOf: ReturnType<typeof useCellText>,
): ReactNode {
  if (column.render) return column.render(row)
  const text = textOf(cellValue(column, row), column.kind)
  return (
    <span className={classes.text} dir={directionOf(text)} title={isLong(text) ? text : undefined}>
      {text}
    </span>
  )
}
