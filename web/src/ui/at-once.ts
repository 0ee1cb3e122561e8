/** The time in ms for which a counter may still show the previous person while the next answer is loading. */
export const AT_ONCE = 150
