import { optionalText } from '../fields.ts'

/**
 * A description of letters, digits and spaces of any script, and the joiners of Hindi; null when it is empty. It needs
 * a letter or digit, because joiners are invisible.
 */
export const description = optionalText(200)
  .transform((value) => value?.trim() || null)
  .refine(
    (value) =>
      value === null || (/^[\p{L}\p{M}\p{N}\s\u200c\u200d]+$/u.test(value) && /[\p{L}\p{N}]/u.test(value)),
    'Please enter letters, digits and spaces only',
  )
