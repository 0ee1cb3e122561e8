import { parentPort, workerData } from 'node:worker_threads'
import { solve } from './solve.ts'
import type { SolverInput } from './solver-input.ts'

/**
 * The input of the solver's thread. `board` is shared memory with four numbers: 1 to stop, and the share of the work,
 * the quality and the bound, each times 1,000.
 */
export type Given = { input: SolverInput; board: SharedArrayBuffer; mostMs: number }

const { input, board, mostMs } = workerData as Given
const seen = new Int32Array(board)
const begun = performance.now()
parentPort?.postMessage(
  solve(input, {
    onProgress: ({ share, quality, bound }) => {
      Atomics.store(seen, 1, Math.round(share * 1000))
      Atomics.store(seen, 2, Math.round(quality * 1000))
      Atomics.store(seen, 3, Math.round(bound * 1000))
      return Atomics.load(seen, 0) === 1 || performance.now() - begun > mostMs
    },
  }),
)
