import type * as z from 'zod'
import { issueOf } from './messages.ts'
import type { PlainKey, Text } from './texts.ts'

/**
 * Adds a rule that needs more than one field: `wrong` returns the text for `field`, or undefined when the rule holds.
 * The rule is also checked while other fields are wrong, so that all errors appear together; its values are therefore
 * unknown.
 */
export const rule = <S extends z.ZodObject>(
  schema: S,
  field: string,
  wrong: (value: Readonly<Record<string, unknown>>) => Text | PlainKey | undefined,
): S =>
  schema.superRefine(
    (value, context) => {
      const text = wrong(value as Record<string, unknown>)
      if (text) context.addIssue({ ...issueOf(text), path: [field] })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
