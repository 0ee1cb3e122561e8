/** Where a phone held upright ends: below it the pieces give up columns and words for room. */
export const NARROW = '(max-width: 48em)'
