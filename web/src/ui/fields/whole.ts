/**
 * The properties of a field for a whole number. On a phone it opens the numeric keyboard, where a number field opens a
 * keyboard with a decimal point. An invalid number stays as typed, and the form shows the error. A field that accepts
 * only digits would turn 1.5 into 15.
 */
export const whole = {
  // Mantine overwrites an `inputMode` that is passed as a property, so it is set as an attribute.
  attributes: { input: { inputMode: 'numeric' } },
  clampBehavior: 'none',
} as const
