/**
 * The properties of a field for a whole number: on a phone it opens the keyboard of digits, where a number field has
 * one with a decimal point.
 */
export const whole = {
  allowDecimal: false,
  allowNegative: false,
  // Mantine sets its own `inputMode` after the properties that it is given.
  attributes: { input: { inputMode: 'numeric' } },
} as const

/**
 * The same where what is no whole number stays as typed, and the form says what is wrong: a field that takes digits alone
 * turns 1.5 into 15.
 */
export const wholeAsTyped = { attributes: whole.attributes, clampBehavior: 'none' } as const
