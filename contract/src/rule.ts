import type * as z from 'zod'

/**
 * Adds a rule that needs more than one field: `wrong` gives the text for `field`, or undefined when the rule is kept.
 * It is judged also while other fields are wrong, so that people read everything at once; hence its values are unknown.
 */
export const rule = <S extends z.ZodObject>(
  schema: S,
  field: string,
  wrong: (value: Readonly<Record<string, unknown>>) => string | undefined,
): S =>
  schema.refine((value) => wrong(value as Record<string, unknown>) === undefined, {
    path: [field],
    error: ({ input }) => wrong(input as Record<string, unknown>),
    when: ({ value }) => typeof value === 'object' && value !== null,
  }) as S
