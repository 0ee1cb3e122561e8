/*
 * The roles of the chart's parts for screen readers: a grid. The elements of a table would have these roles,
 * but only while they are laid out as a table, and only a thirtieth of this one is drawn.
 */

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
/** Rows and columns are counted from 1, the headings included. */
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
