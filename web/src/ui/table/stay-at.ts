import type { CSSProperties } from 'react'

/** Marks a cell of the n-th column that stays in view (`use-kept-places.ts`); nothing for -1. */
export const stayAt = (place: number) =>
  place < 0
    ? {}
    : { 'data-kept': true, style: { insetInlineEnd: `var(--kept-${place}, auto)` } as CSSProperties }
