import { type AnyColumn, alignOf } from './columns.ts'

/** The place of a cell: its alignment, and for the n-th column that stays in view (`use-staying-places.ts`) its edge. */
export function placeOf<Row>(column: AnyColumn<Row>, staying: readonly AnyColumn<Row>[]) {
  const place = staying.indexOf(column)
  const align = alignOf(column)
  return {
    'data-align': align === 'left' ? undefined : align,
    ...(place >= 0 && { style: { insetInlineEnd: `var(--stays-${place}, auto)` }, 'data-stays': true }),
  }
}
