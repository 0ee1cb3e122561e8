/** The longest wait of a try, in seconds. */
export const LONGEST_WAIT = 15 * 60

/**
 * The wait of the next try after a number of failures, in seconds: a minute when the free ones are used up, then
 * twice as long after each further one.
 */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(60 * 2 ** (failures - free), LONGEST_WAIT)
