import type { Step } from './steps.ts'

/** A goal of a measurement; `holds` is null for a figure without one. */
type Figure = { name: string; holds: boolean | null }

/** How a measurement ended. */
export type Outcome = {
  /** Its program ended with 0. */
  ok: boolean
  /** The day and time of its end. */
  at: string
  seconds: number
  /** The commit that was measured; with a + when other files than the results differed from it. */
  commit: string
  /** Its line of JSON, for a program that ends with one. */
  found?: Record<string, unknown>
}

/** What is done of an evening, by the names of the measurements. */
export type State = Record<string, Outcome>

/** The figures with a goal that an outcome has. */
const goalsOf = ({ found }: Outcome): Figure[] =>
  Array.isArray(found?.figures) ? (found.figures as Figure[]).filter(({ holds }) => holds !== null) : []

/** Those that do not hold. */
export const missedOf = (outcome: Outcome): string[] =>
  goalsOf(outcome)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name)

/** The commits that the outcomes were measured at. */
export const commitsOf = (state: State): string[] => [
  ...new Set(Object.values(state).map(({ commit }) => commit)),
]

/** How many goals an outcome has. */
export const goalCount = (outcome: Outcome): number => goalsOf(outcome).length

type Evening = {
  run: (step: Step) => Promise<Outcome>
  save: (state: State) => void
  say: (text: string) => void
  /** Also runs what is done; each keeps its outcome until it has a new one. */
  again?: boolean
}

/**
 * Runs every measurement that is not done, one after the other, and saves after each: an evening that was
 * interrupted goes on with the measurement that it was at. One that fails does not stop the others, and is run
 * again the next time.
 */
export async function runEvening(
  steps: readonly Step[],
  state: State,
  { run, save, say, again = false }: Evening,
): Promise<State> {
  let done = state
  const left = steps.filter(({ name }) => again || !done[name]?.ok)
  for (const [at, step] of left.entries()) {
    const minutes = left.slice(at).reduce((sum, one) => sum + one.minutes, 0)
    say(`${step.name}: ${at + 1} of ${left.length}, about ${minutes} minutes left`)
    done = { ...done, [step.name]: await run(step) }
    save(done)
  }
  return done
}
