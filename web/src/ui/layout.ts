/** The width of a phone held upright: below it the components leave out columns and words. */
export const NARROW = '(max-width: 47.99em)'
