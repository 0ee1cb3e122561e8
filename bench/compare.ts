function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export type Compared = { first: number; second: number /** Of the first to the second. */; ratio: number }

/**
 * Measures two things in turns, an odd number of times, and gives the median of each. The ratio is the median of the
 * rounds' own: what else the machine does meanwhile slows both halves of a round alike.
 */
export async function compare(
  rounds: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<Compared> {
  const taken: { first: number; second: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const one = await first()
      taken.push({ first: one, second: await second() })
    } else {
      const two = await second()
      taken.push({ first: await first(), second: two })
    }
  }
  return {
    first: median(taken.map((round) => round.first)),
    second: median(taken.map((round) => round.second)),
    ratio: median(taken.map((round) => round.first / round.second)),
  }
}
