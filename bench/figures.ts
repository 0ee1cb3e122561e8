/** One line of the machine-readable result; `goal` and `holds` are null for a figure without a goal. */
export type Figure = { name: string; value: number; goal: number | null; holds: boolean | null }

const rounded = (value: number) => Math.round(value * 100) / 100

/** Returns a figure whose value should be at least the goal. */
export const atLeast = (name: string, value: number, goal: number): Figure => ({
  name,
  value: rounded(value),
  goal,
  holds: rounded(value) >= goal,
})

/** Returns a figure whose value should be at most the goal. */
export const atMost = (name: string, value: number, goal: number): Figure => ({
  name,
  value: rounded(value),
  goal,
  holds: rounded(value) <= goal,
})

/** Returns a figure without a goal. */
export const figure = (name: string, value: number): Figure => ({
  name,
  value: rounded(value),
  goal: null,
  holds: null,
})

/**
 * Prints the last line of a measurement, which `npm run measure` reads: its figures and the values of `more`. A
 * measurement without figures, or with a figure that has no value, has failed.
 */
export function printFigures(figures: readonly Figure[], more: Record<string, unknown> = {}): void {
  if (figures.length === 0) throw new Error('Nothing was measured')
  const unmeasured = figures.filter(({ value }) => !Number.isFinite(value))
  if (unmeasured.length > 0) {
    console.error(`Not measured: ${unmeasured.map(({ name }) => name).join('; ')}`)
    process.exitCode = 1
  }
  console.log(JSON.stringify({ figures, ...more }))
}
