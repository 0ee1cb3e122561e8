/** The minimum duration of a measurement, in microseconds: a thread's processor clock may tick only every 10,000. */
const MEASURED = 60_000

/** A ratio of at least this is measured again, because a garbage collection during one run may have caused it. */
const DOUBTFUL = 6
const ATTEMPTS = 4

/**
 * Measures how much more processor time `work` needs for an input of `4 * size` than for one of `size`: about 4 times
 * for linear time, about 16 times for quadratic time. Uses the thread's own time, on which other load has no effect.
 */
export async function growth<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size = 10_000,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(4 * size)]
  let [base, time] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Other work of the thread only adds time, so the shortest time of each is the most accurate.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    base = Math.min(base, await busy(() => work(small)))
    time = Math.min(time, await busy(() => work(large)))
    if (time / base < DOUBTFUL) break
  }
  return time / base
}

/** Returns the thread's processor time for one run, in microseconds. */
async function busy(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    await work()
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= MEASURED) return (user + system) / runs
  }
}
