/** The longest that a try waits, in seconds. */
export const LONGEST_WAIT = 15 * 60

/**
 * How long, in seconds, the next try has to wait after so many failures: a minute when the free ones are used up, twice as long after
 * each further one.
 */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(60 * 2 ** (failures - free), LONGEST_WAIT)
