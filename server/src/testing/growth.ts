/** Microseconds over which a measurement is spread: the clock of a thread's processor time may tick every 10,000. */
const MEASURED = 60_000

/**
 * How many times longer `work` keeps the processor busy with an input of `4 * size` than with one of `size`: about 4 where
 * the time is linear, about 16 where it is quadratic. It counts the thread's own time, which a busy machine does not change.
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

/** Microseconds of the thread's processor time for one run. */
async function busy(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    await work()
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= MEASURED) return (user + system) / runs
  }
}
