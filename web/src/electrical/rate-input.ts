/**
 * The properties of a field for a rate, a monthly charge or a meter reading: at most 2 decimals, as in the contract. A
 * wrong value stays as typed, with an error.
 */
export const rateInput = { decimalScale: 2, clampBehavior: 'none', hideControls: true } as const
