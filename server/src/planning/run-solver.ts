import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Progress } from './solve/solve.ts'
import type { Solution, SolverInput } from './solve/solver-input.ts'
import type { Given } from './solve/worker.ts'

/** How often progress is reported, in ms. */
const REPORT_MS = 500
/** The search ends after this time, in ms, on any machine, so that a plan is ready within a minute. */
const MOST_MS = 45_000

/** The decision about a plan that is being made. */
export type Verdict = 'go on' | 'stop' | 'throw away'

/**
 * Solves an input in a worker thread, so that the server can answer desks at the same time. `onProgress` receives the
 * progress and returns whether to continue. Undefined when the plan was discarded.
 */
export async function runSolver(
  input: SolverInput,
  signal: AbortSignal,
  onProgress: (progress: Progress) => Promise<Verdict>,
): Promise<Solution | undefined> {
  const board = new SharedArrayBuffer(16)
  const seen = new Int32Array(board)
  const given: Given = { input, board, mostMs: MOST_MS }
  const thread = new Worker(new URL('./solve/worker.ts', import.meta.url), { workerData: given })
  const done = once(thread, 'message') as Promise<[Solution]>
  const failed = once(thread, 'error', { signal }).then(([error]) => Promise.reject(error))
  // After the race, the other one must not become an unhandled rejection.
  done.catch(() => {})
  failed.catch(() => {})
  try {
    for (;;) {
      const later = new Promise<undefined>((resolve) => setTimeout(resolve, REPORT_MS, undefined))
      const answer = await Promise.race([done, failed, later])
      signal.throwIfAborted()
      if (answer) return answer[0]
      const [, share = 0, quality = 0, bound = 0] = seen
      const verdict = await onProgress({ share: share / 1000, quality: quality / 1000, bound: bound / 1000 })
      if (verdict === 'throw away') return undefined
      if (verdict === 'stop') Atomics.store(seen, 0, 1)
    }
  } finally {
    await thread.terminate()
  }
}
