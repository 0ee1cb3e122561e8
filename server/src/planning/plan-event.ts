import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job } from '../jobs/queue.ts'
import { type PlanToMake, readSolverInput } from './read-solver-input.ts'
import { runSolver, type Verdict } from './run-solver.ts'
import type { Progress } from './solve/solve.ts'
import { writeLines } from './write-lines.ts'

/**
 * The job that makes a plan. Its payload is the id of a row in `plans`. If a server dies, a different one retries
 * after the time limit of the job.
 */
export const planEvent: Job<{ id: number }> = {
  name: 'planning.plan',
  options: { retryLimit: 2, retryDelay: 1, expireInSeconds: 120, deleteAfterSeconds: 3_600 },
}

/** Makes a plan: reads the input, solves it, and writes the lines. */
export async function makePlan(
  db: Kysely<DB>,
  { id }: { id: number },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const plan = await db
    .selectFrom('plans')
    .select(['id', 'from_date', 'to_date', 'building_ids', 'may_move', 'pins_of'])
    .where('id', '=', id)
    .where('state', '=', 'PLANNING')
    .executeTakeFirst()
  if (plan) await make(db, plan, signal)
}

/** Marks a plan that could not be made as failed, so that a new one can be started. */
export async function failPlan(db: Kysely<DB>, { id }: { id: number }): Promise<void> {
  await db
    .updateTable('plans')
    .set({ state: 'FAILED', finished_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'PLANNING')
    .execute()
}

async function make(db: Kysely<DB>, plan: PlanToMake, signal: AbortSignal) {
  const planned = await readSolverInput(db, plan)
  const solution = await runSolver(planned.input, signal, (progress) => noteProgress(db, plan.id, progress))
  if (!solution) return
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('plans')
      .set({
        state: 'READY',
        share: 1,
        quality: solution.quality,
        bound: solution.bound,
        stopped: solution.stopped,
        finished_at: sql`now()`,
      })
      .where('id', '=', plan.id)
      .where('state', '=', 'PLANNING')
      .executeTakeFirst()
    // The plan was discarded, or another server was faster.
    if (numUpdatedRows === 0n) return
    await writeLines(trx, plan.id, planned, solution)
  })
}

/** Writes the progress of a plan, and reads whether to continue. */
async function noteProgress(
  db: Kysely<DB>,
  id: number,
  { share, quality, bound }: Progress,
): Promise<Verdict> {
  const row = await db
    .updateTable('plans')
    .set({ share: Math.min(1, share), ...(bound > 0 && { quality, bound }) })
    .where('id', '=', id)
    .where('state', '=', 'PLANNING')
    .returning('stop_wanted')
    .executeTakeFirst()
  if (!row) return 'throw away'
  return row.stop_wanted ? 'stop' : 'go on'
}
