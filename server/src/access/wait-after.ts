/** The maximum wait before an attempt, in seconds. */
export const LONGEST_WAIT = 15 * 60

/**
 * Returns the wait before the next attempt, in seconds: a minute once the free failures are used up, and twice as long
 * after each further failure.
 */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(60 * 2 ** (failures - free), LONGEST_WAIT)
