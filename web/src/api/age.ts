/**
 * Returns whether the time `at`, in ms by this computer's clock, is less than `age` ms away. A time that is far in the
 * future says nothing, because the clock was ahead when it was noted: its age is unknown, and it does not count as young.
 */
export const isYounger = (at: number, age: number, now = Date.now()): boolean => Math.abs(now - at) < age
