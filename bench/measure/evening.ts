import type { Step } from './steps.ts'

/** A figure of a measurement; `holds` says whether its goal was reached, and is null for a figure without a goal. */
type Figure = { name: string; holds: boolean | null }

/** The outcome of a measurement. */
export type Outcome = {
  /** Whether its program exited with 0. */
  ok: boolean
  /** The day and time of its end. */
  at: string
  seconds: number
  /** The measured commit; with a + if files other than the results differed from it. */
  commit: string
  /** The last line of its output, if that is JSON. */
  found?: Record<string, unknown>
}

/** The outcomes of an evening, by the names of the measurements. */
export type State = Record<string, Outcome>

/** Returns the figures of an outcome that have a goal. */
const goalsOf = ({ found }: Outcome): Figure[] =>
  Array.isArray(found?.figures) ? (found.figures as Figure[]).filter(({ holds }) => holds !== null) : []

/** Returns the names of the figures that missed their goals. */
export const missedOf = (outcome: Outcome): string[] =>
  goalsOf(outcome)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name)

/** Returns the commits at which the outcomes were measured. */
export const commitsOf = (state: State): string[] => [
  ...new Set(Object.values(state).map(({ commit }) => commit)),
]

/** Returns the number of goals of an outcome. */
export const goalCount = (outcome: Outcome): number => goalsOf(outcome).length

type Evening = {
  run: (step: Step) => Promise<Outcome>
  save: (state: State) => void
  say: (text: string) => void
  /** Whether finished measurements run again; each keeps its outcome until it has a new one. */
  again?: boolean
}

/**
 * Runs every measurement without a successful outcome, one after the other, and saves after each, so that an
 * interrupted evening continues with the interrupted measurement. A failed measurement does not stop the others; it
 * runs again the next time.
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
