export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export type Compared = {
  /** The median of each subject. */
  values: number[]
  /** The ratio of the last subject to the first. */
  ratio: number
}

/**
 * Measures several subjects in alternating order, an odd number of times, and returns the median of each. The ratio is
 * the median of the ratios of the rounds, because other load on the machine slows all measurements of a round alike.
 */
export async function compare(
  rounds: number,
  ...measures: readonly (() => Promise<number>)[]
): Promise<Compared> {
  const taken: number[][] = []
  for (let round = 0; round < rounds; round += 1) {
    const values: number[] = []
    const order = [...measures.entries()]
    for (const [at, measure] of round % 2 === 0 ? order : order.reverse()) values[at] = await measure()
    taken.push(values)
  }
  return {
    values: measures.map((_, at) => median(taken.map((values) => values[at] ?? Number.NaN))),
    ratio: median(taken.map((values) => (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN))),
  }
}
