/** Returns whether the main pointer of this machine is a finger, as on a phone or a tablet. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
