/**
 * The properties of a field for a whole number: on a phone it opens the keyboard of digits, where a number field has
 * one with a decimal point. What is no whole number, or beyond the limits, stays as typed, and the form says what is
 * wrong: a field that takes digits alone turns 1.5 into 15.
 */
export const whole = {
  // Mantine sets its own `inputMode` after the properties that it is given.
  attributes: { input: { inputMode: 'numeric' } },
  clampBehavior: 'none',
} as const
