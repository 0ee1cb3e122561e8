/** One line of the machine-readable result; `goal` and `holds` are null for a figure without a goal. */
export type Figure = { name: string; value: number; goal: number | null; holds: boolean | null }

const rounded = (value: number) => Math.round(value * 100) / 100

/** A figure that should be the goal or more. */
export const atLeast = (name: string, value: number, goal: number): Figure => ({
  name,
  value: rounded(value),
  goal,
  holds: rounded(value) >= goal,
})

/** A figure that should be the goal or less. */
export const atMost = (name: string, value: number, goal: number): Figure => ({
  name,
  value: rounded(value),
  goal,
  holds: rounded(value) <= goal,
})

/** A figure without a goal. */
export const figure = (name: string, value: number): Figure => ({
  name,
  value: rounded(value),
  goal: null,
  holds: null,
})

/**
 * Prints the last line of a measurement, which `npm run measure` reads, with what else was found. A measurement without
 * a figure, or with one that has no value, has failed.
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
