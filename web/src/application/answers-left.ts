import type * as z from 'zod'

/** How many answers are missing, or not yet as they should be. */
export function answersLeft(schema: z.ZodType, values: unknown): number {
  const issues = schema.safeParse(values).error?.issues ?? []
  return new Set(issues.map(({ path }) => path.join('.'))).size
}
