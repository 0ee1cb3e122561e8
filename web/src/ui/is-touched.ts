/** Whether a finger is what this machine is mostly pressed with: a phone, or a tablet. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
