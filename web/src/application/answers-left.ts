import type * as z from 'zod'

/** Returns how many answers are missing or not valid yet. */
export function answersLeft(schema: z.ZodType, values: unknown): number {
  const issues = schema.safeParse(values).error?.issues ?? []
  return new Set(issues.map(({ path }) => path.join('.'))).size
}
