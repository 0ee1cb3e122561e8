import type { ReactNode } from 'react'
import { notify } from '../../api/notices.ts'
import { createStore } from '../../api/store.ts'
import { translate } from '../../languages/translate.ts'

/** The delay between setting the data and printing (specification, section 9). */
export const PRINT_DELAY_MS = 1000

export type PaperSize = 'A4' | 'A5' | 'A6' | 'A4 labels' | '58mm'

type Options = {
  size: PaperSize
  /** The suggested file name, for printing into a file. It identifies the paper among those that are not printed yet. */
  name: string
}

export type PrintJob = Options & {
  id: number
  paper: ReactNode
  /** Resolves to whether the paper was handed to the browser's dialog. */
  printed: Promise<boolean>
  /** Ends the job. */
  end: (isPrinted: boolean) => void
}

/** The print queue. The first paper is being printed, and the others wait. */
export const jobs = createStore<readonly PrintJob[]>([])
let lastId = 0

/**
 * Prints only this paper: `await print(<MealCards reservation={…} />, { size: 'A6', name })`. Resolves once the
 * browser's dialog is closed. Browsers do not report whether the paper was printed. A second press before that prints
 * no second paper. A failure is shown in a notice, so callers need not wait for the result, which is false then.
 */
export function print(paper: ReactNode, options: Options): Promise<boolean> {
  const same = jobs.get().find(({ name, size }) => name === options.name && size === options.size)
  if (same) return same.printed
  lastId += 1
  const id = lastId
  const { promise: printed, resolve } = withResolve()
  const end = (isPrinted: boolean) => {
    jobs.set(jobs.get().filter((job) => job.id !== id))
    if (!isPrinted)
      notify.failure(translate('The browser could not print. Please try again.'), {
        label: 'Try again',
        onClick: () => void print(paper, options),
      })
    resolve(isPrinted)
  }
  jobs.set([...jobs.get(), { ...options, id, paper, printed, end }])
  return printed
}

/** `Promise.withResolvers`, which older browsers lack. */
function withResolve() {
  let resolve: (isPrinted: boolean) => void = () => undefined
  const promise = new Promise<boolean>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
