/* The roles of the chart's parts, which screen readers know as a grid. Elements of a table have these roles only
   while they are laid out as a table, and the chart draws only a few of its rows. */

type Grid = { label: string; describedBy: string; rows: number; columns: number }

export const grid = ({ label, describedBy, rows, columns }: Grid) => ({
  role: 'grid',
  'aria-label': label,
  'aria-describedby': describedBy,
  'aria-rowcount': rows,
  'aria-colcount': columns,
  'aria-readonly': true,
})
export const rowGroup = { role: 'rowgroup' }
/** The role and number of a row. Rows and columns are counted from 1, including the headings. */
export const row = (index: number) => ({ role: 'row', 'aria-rowindex': index })
export const gridCell = ({ start, end }: { start: number; end: number }, label: string) => ({
  role: 'gridcell',
  'aria-colindex': start + 2,
  'aria-colspan': end - start,
  'aria-label': label,
  tabIndex: 0,
})
export const rowHeader = { role: 'rowheader', 'aria-colindex': 1 }
export const columnHeader = (index: number, label?: string) => ({
  role: 'columnheader',
  'aria-colindex': index,
  'aria-label': label,
})
