import type { ReactNode } from 'react'
import { createStore } from '../../api/store.ts'

/** Printing begins so long after the data is set (specification, section 9). */
export const PRINT_DELAY_MS = 1000

export type PaperSize = 'A4' | 'A5' | 'A6'

type Options = {
  size: PaperSize
  /** What a file is called when somebody prints into one. */
  name?: string
}

export type PrintJob = Options & {
  id: number
  paper: ReactNode
  done: () => void
  failed: (error: unknown) => void
}

/** What is to be printed; the first is at it, the others wait. */
export const jobs = createStore<readonly PrintJob[]>([])
let lastId = 0

/**
 * Prints a paper and nothing else: `await print(<MealCards reservation={…} />, { size: 'A6' })`. Resolves once the
 * browser's dialog is closed, whether or not somebody printed: no browser tells.
 */
export const print = (paper: ReactNode, options: Options): Promise<void> =>
  new Promise((done, failed) => {
    lastId += 1
    jobs.set([...jobs.get(), { ...options, id: lastId, paper, done, failed }])
  })
