/** In ms: how long what a counter shows of the last person may stay while the next answer is on its way. */
export const AT_ONCE = 150
