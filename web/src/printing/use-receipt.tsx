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
   * Prints in the user's language, and returns immediately. A notice reports success. `isCopy` means that the paper is
   * not the first one, when no server counts it.
   */
  print: (source: Source, isCopy?: boolean) => void
  /** The failure of a receipt that was not printed, in the user's language. Show 'Re-Print' beside it. */
  failed: string | undefined
  /** The numbers of the receipts that were not printed, if they have numbers, the last one first. */
  failedNumbers: readonly string[]
  /** 'Re-Print': sends the failed receipts again. If there are none, prints a duplicate of the last one. */
  again: () => void
  /** Whether `again` has a receipt to print. */
  mayRepeat: boolean
  /** Whether a print is pending. Counters do not need to wait for it. */
  printing: boolean
}

/**
 * Returns the receipts of a counter: `const receipt = useReceipt()`, `receipt.print({ receiptType: 'gate', … })`, or
 * `receipt.print(counted((key) => record(…)))` where a call of the server counts the prints, and `<RePrint of={receipt}
 * />` to show failures. Printing runs in the background. If a print fails after its screen was closed, a notice offers
 * 'Re-Print'.
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

/** The counters that were closed before one of their receipts failed. */
const left = new Set<Desk>()

/**
 * Reports the result of a receipt. A failure is reported only for a counter that is `gone`, because an open counter
 * shows it beside 'Re-Print'.
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

/** Returns the text of a failure, in the words of the specification (section 8). */
function failureOf(done: Outcome): string {
  if (done.outcome === 'not recorded') return translate(done.text)
  return done.outcome === 'lost'
    ? translate('Print Failed. Please check Print service is running.')
    : translate('Print Failed: {{message}}', { message: wordIn(texts.get(), done.message) })
}
