import type { Language } from '@nivas/contract/access/schemas.ts'
import { type Amount, formatRupees } from '@nivas/contract/rupees.ts'

/** An amount on a screen or on paper in a language: 'Rs. 1,23,456.00', in Hindi '₹1,23,456.00'. */
export const rupeesIn = (amount: Amount, language: Language): string =>
  formatRupees(amount, language === 'hi' ? '₹' : undefined)
