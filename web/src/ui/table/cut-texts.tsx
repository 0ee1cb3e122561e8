import { useText } from '../../languages/use-text.ts'
import { useCellText } from './cell.tsx'
import { type AnyColumn, cellValue } from './columns.ts'
import classes from './table.module.css'

/** Shows, in the details of a row, the full texts of the cells that are cut off. */
export function CutTexts<Row>({ columns, row }: { columns: readonly AnyColumn<Row>[]; row: Row }) {
  const t = useText()
  const textOf = useCellText()
  if (columns.length === 0) return null
  return (
    <dl className={classes.cut}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{t(column.title)}</dt>
          <dd dir="auto">{textOf(cellValue(column, row), column.kind)}</dd>
        </div>
      ))}
    </dl>
  )
}
