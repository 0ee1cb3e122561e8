import type { PlainKey } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../api/notices.ts'
import { useStore } from '../api/store.ts'
import { useVenue } from '../api/venue.ts'
import { texts } from '../languages/texts.ts'
import { translate, wordIn } from '../languages/translate.ts'
import { useLanguage } from '../languages/use-text.ts'
import { createDesk, type Desk, type Outcome, type Source } from './desk.ts'
import { paperNumber } from './paper-number.ts'

export type Printing = {
  /**
   * Prints, in the user's language; returns at once. A notice reports success. `isCopy`: the paper is not the first, and
   * no server counts it.
   */
  print: (source: Source, isCopy?: boolean) => void
  /** The failure of a receipt that was not printed, in the user's language; show 'Re-Print' beside it. */
  failed: string | undefined
  /** The numbers of the receipts that were not printed, where they have some; the last ones first. */
  failedNumbers: readonly string[]
  /** 'Re-Print': sends the failed receipts again; without any, prints a duplicate of the last one. */
  again: () => void
  /** Whether `again` has a receipt to print. */
  mayRepeat: boolean
  /** Whether a print is pending. No counter needs to wait for it. */
  printing: boolean
}

/**
 * The receipts of a counter: `const receipt = useReceipt()`, `receipt.print({ receiptType: 'gate', … })`, or
 * `receipt.print(counted((key) => record(…)))` where a call of the server counts the prints, and
 * `<RePrint of={receipt} />` where a failure is shown. Printing runs in the background; a failure after its
 * screen was closed is offered in a notice.
 *
 * @param printedText the notice of a receipt that was printed
 */
export function useReceipt(printedText: PlainKey = 'Printing Job sent successfully.'): Printing {
  const language = useLanguage()
  const venue = useVenue()
  const here = useRef(true)
  const [desk] = useState(() => {
    const made: Desk = createDesk((done) => report(done, printedText, here.current ? undefined : made))
    return made
  })
  const { failed, printed, printing } = useStore(desk.state)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const last = failed.at(-1)
  const numbers = failed.flatMap(({ task: { job } }) => (job && paperNumber(job.receipt)) ?? [])
  return {
    print: (source, isCopy) =>
      void desk.print(
        source,
        { language, venue: venue && { name: venue.name, time_zone: venue.time_zone } },
        isCopy,
      ),
    failed: last && failureOf(last),
    failedNumbers: [...new Set(numbers.reverse())],
    again: () => void desk.again(),
    mayRepeat: failed.length > 0 || printed !== undefined,
    printing: printing > 0,
  }
}

/** Counters that were closed before one of their receipts failed. */
const left = new Set<Desk>()

/**
 * Reports the result of a receipt; a failure only for a counter that is `gone`: otherwise it is shown beside
 * its 'Re-Print'.
 */
function report(done: Outcome, printedText: PlainKey, gone: Desk | undefined): void {
  if (done.outcome === 'printed') notify.success(translate(printedText))
  if (done.outcome === 'printed' || !gone) return
  left.add(gone)
  notify.failure(failureOf(done), { label: 'Re-Print', onClick: rePrintAll })
}

function rePrintAll(): void {
  const desks = [...left]
  left.clear()
  for (const desk of desks) void desk.again()
}

/** The specification's texts (section 8). */
function failureOf(done: Outcome): string {
  if (done.outcome === 'not recorded') return translate(done.text)
  return done.outcome === 'lost'
    ? translate('Print Failed. Please check Print service is running.')
    : translate('Print Failed: {{message}}', { message: wordIn(texts.get(), done.message) })
}
