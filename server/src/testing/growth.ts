/** The duration of a measurement, in microseconds: a thread's processor clock may tick only every 10,000. */
const MEASURED = 60_000

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
  const base = await busy(() => work(small))
  return (await busy(() => work(large))) / base
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
