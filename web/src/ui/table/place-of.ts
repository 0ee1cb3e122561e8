import { type AnyColumn, alignOf } from './columns.ts'

/**
 * Returns the attributes of a cell for its alignment and, for a column that stays in view, its edge
 * (`use-staying-places.ts`).
 */
export function placeOf<Row>(column: AnyColumn<Row>, staying: readonly AnyColumn<Row>[]) {
  const place = staying.indexOf(column)
  const align = alignOf(column)
  return {
    'data-align': align === 'left' ? undefined : align,
    ...(place >= 0 && { style: { insetInlineEnd: `var(--stays-${place}, auto)` }, 'data-stays': true }),
  }
}
