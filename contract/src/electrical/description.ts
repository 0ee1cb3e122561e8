import { optionalText } from '../fields.ts'

/** Letters, digits and spaces of any script, and the joiners of Hindi, which are not seen alone; null for none. */
export const description = optionalText(200)
  .transform((value) => value?.trim() || null)
  .refine(
    (value) =>
      value === null || (/^[\p{L}\p{M}\p{N}\s\u200c\u200d]+$/u.test(value) && /[\p{L}\p{N}]/u.test(value)),
    'Please enter letters, digits and spaces only',
  )
