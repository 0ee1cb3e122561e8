import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { notifyOrReload } from '../ui/export/reach-for-files.ts'
import { print } from '../ui/print/print.ts'
import { BillPapers } from './bill-paper.tsx'
import { paperText } from './bill-words.ts'

/** Prints bills together, in either language. */
export function usePrintBills() {
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
    } catch (failure) {
      await notifyOrReload(failure)
    }
    setPrinting(false)
  }
  return { printBills, printing }
}
