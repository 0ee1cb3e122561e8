import type { ReactNode } from 'react'
import { useOpenScreens } from '../../app/shell-context.tsx'
import { Opening } from '../board/lead.tsx'
import { cell, useCellText } from '../table/cell.tsx'
import { type AnyColumn, type Column, cellValue } from '../table/columns.ts'
import type { Asked, ReportColumn } from './columns.ts'

/**
 * The columns of a report for a table: a value is a link to its records, for a user who may open that screen,
 * and unless it has none.
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

/** The sums of a report as links to their records, for a user who may open that screen. */
export function useLinkedTotals<Row>(columns: readonly ReportColumn<Row>[], asked: Asked) {
  const open = new Set(useOpenScreens().map(({ path }) => path))
  return (key: string, text: string): ReactNode => {
    const link = columns.find((column) => column.key === key)?.totalOpens?.(asked)
    return link && open.has(link.to) && text !== '0' ? <Opening link={link}>{text}</Opening> : undefined
  }
}
