import type { ReactNode } from 'react'
import { createStore } from '../../api/store.ts'

/** The delay between setting the data and printing (specification, section 9). */
export const PRINT_DELAY_MS = 1000

export type PaperSize = 'A4' | 'A5' | 'A6' | 'A4 labels' | '58mm'

type Options = {
  size: PaperSize
  /** The suggested file name, for printing into a file. */
  name?: string
}

export type PrintJob = Options & {
  id: number
  paper: ReactNode
  done: () => void
  failed: (error: unknown) => void
}

/** The print queue. The first paper is being printed, and the others wait. */
export const jobs = createStore<readonly PrintJob[]>([])
let lastId = 0

/**
 * Prints only this paper: `await print(<MealCards reservation={…} />, { size: 'A6' })`. Resolves once the browser's
 * dialog is closed. Browsers do not report whether the paper was printed.
 */
export const print = (paper: ReactNode, options: Options): Promise<void> =>
  new Promise((done, failed) => {
    lastId += 1
    jobs.set([...jobs.get(), { ...options, id: lastId, paper, done, failed }])
  })
