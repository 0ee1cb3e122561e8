/**
 * The properties of a field for a rate, a monthly charge or a meter reading. A wrong value, such as one with a third
 * decimal, stays as typed, with an error.
 */
export const rateInput = { clampBehavior: 'none', hideControls: true } as const
