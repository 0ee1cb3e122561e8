import { type AnyColumn, alignOf } from './columns.ts'

/** The place of a cell: its alignment, and for the n-th column that stays in view (`use-kept-places.ts`) its edge. */
export function placeOf<Row>(column: AnyColumn<Row>, kept: readonly AnyColumn<Row>[]) {
  const place = kept.indexOf(column)
  const align = alignOf(column)
  return {
    'data-align': align === 'left' ? undefined : align,
    ...(place >= 0 && { style: { insetInlineEnd: `var(--kept-${place}, auto)` }, 'data-kept': true }),
  }
}
