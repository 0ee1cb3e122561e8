import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { useState } from 'react'
import { notify } from '../api/notices.ts'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { print } from '../ui/print/print.ts'
import { BillPapers } from './bill-paper.tsx'
import { paperText } from './bill-words.ts'

/** Prints bills in one run, in either language. */
export function usePrintBills() {
  const t = useText()
  const venue = useVenue()
  const [printing, setPrinting] = useState(false)
  const printBills = async (bills: readonly Bill[], language: Language) => {
    const [first] = bills
    if (!first || printing) return
    setPrinting(true)
    try {
      const words = await paperText(language)
      const name = `bills-${first.month.slice(0, 7)}${bills.length === 1 ? `-${first.profile.houseno}` : ''}`
      await print(<BillPapers bills={bills} language={language} t={words} venue={venue} />, {
        size: 'A5',
        name,
      })
    } catch {
      notify.failure(t('Please try again later.'))
    }
    setPrinting(false)
  }
  return { printBills, printing }
}
