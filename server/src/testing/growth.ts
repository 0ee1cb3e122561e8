/** The duration of a measurement, in microseconds: a thread's processor clock may tick only every 10,000. */
const MEASURED = 60_000

/** A ratio from here on is measured again: a collection of garbage during one run may have caused it. */
const DOUBTFUL = 6
const ATTEMPTS = 4

/**
 * The ratio of the processor time of `work` with an input of `4 * size` to that with `size`: about 4 for
 * linear time, about 16 for quadratic time. It uses the thread's own time, which other load does not change.
 */
export async function growth<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size = 10_000,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(4 * size)]
  let [base, time] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Other work of the thread only adds time, so the least of each is nearest to the truth.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    base = Math.min(base, await busy(() => work(small)))
    time = Math.min(time, await busy(() => work(large)))
    if (time / base < DOUBTFUL) break
  }
  return time / base
}

/** The thread's processor time for one run, in microseconds. */
async function busy(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    await work()
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= MEASURED) return (user + system) / runs
  }
}
