import type { ReactNode } from 'react'
import { useOpenScreens } from '../../app/shell-context.tsx'
import { Opening } from '../board/lead.tsx'
import { cell, useCellText } from '../table/cell.tsx'
import { type AnyColumn, type Column, cellValue } from '../table/columns.ts'
import type { Asked, ReportColumn } from './columns.ts'

/**
 * Turns the columns of a report into columns of a table. A value that is not empty or 0 links to its records, if the
 * user may open that screen.
 */
export function useLinked<Row>(columns: readonly ReportColumn<Row>[], asked: Asked): readonly Column<Row>[] {
  const open = new Set(useOpenScreens().map(({ path }) => path))
  const textOf = useCellText()
  const linked = columns.map(({ opens, total: _, totalOpens: __, ...column }): AnyColumn<Row> => {
    const plain = column as AnyColumn<Row>
    if (!opens) return plain
    const render = (row: Row) => {
      const content = cell(plain, row, textOf)
      const value = cellValue(plain, row)
      const isNone = value === 0 || value === null || value === undefined
      const link = isNone ? undefined : opens(row, asked)
      return link && open.has(link.to) ? <Opening link={link}>{content}</Opening> : content
    }
    return { ...plain, render }
  })
  return linked as readonly AnyColumn<Row>[] as readonly Column<Row>[]
}

/**
 * Returns a function that renders a sum as a link to its records, or undefined if the user may not open that screen.
 */
export function useLinkedTotals<Row>(columns: readonly ReportColumn<Row>[], asked: Asked) {
  const open = new Set(useOpenScreens().map(({ path }) => path))
  return (key: string, text: string): ReactNode => {
    const link = columns.find((column) => column.key === key)?.totalOpens?.(asked)
    return link && open.has(link.to) && text !== '0' ? <Opening link={link}>{text}</Opening> : undefined
  }
}
