import type { Language } from '@nivas/contract/access/schemas.ts'
import { type Amount, formatRupees } from '@nivas/contract/rupees.ts'

/** Returns the sign before an amount in a language. */
export const signOf = (language: Language): string => (language === 'hi' ? '₹' : 'Rs. ')

/** Formats an amount for a screen or for paper in a language: 'Rs. 1,23,456.00', in Hindi '₹1,23,456.00'. */
export const rupeesIn = (amount: Amount, language: Language): string => formatRupees(amount, signOf(language))
