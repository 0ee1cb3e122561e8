import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useOpenScreens } from '../../app/shell-context.tsx'
import { Cell } from '../table/cell.tsx'
import { type AnyColumn, cellValue } from '../table/columns.ts'
import type { Asked, ReportColumn } from './columns.ts'

/**
 * The columns of a report for a table: a value is a link to its records, for a user who may open that screen,
 * and unless it has none.
 */
export function useLinked<Row>(columns: readonly ReportColumn<Row>[], asked: Asked): AnyColumn<Row>[] {
  const open = new Set(useOpenScreens().map(({ path }) => path))
  return columns.map(({ opens, total: _, ...column }) => {
    const plain = column as AnyColumn<Row>
    if (!opens) return plain
    const render = (row: Row) => {
      const cell = <Cell column={plain} row={row} />
      const link = cellValue(plain, row) === 0 ? undefined : opens(row, asked)
      if (!link || !open.has(link.to)) return cell
      return (
        <Anchor fz="inherit" component={Link} to={link.to} search={(link.search ?? {}) as never}>
          {cell}
        </Anchor>
      )
    }
    return { ...plain, render }
  })
}
