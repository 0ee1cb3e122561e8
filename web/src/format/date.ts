import type { Language } from '@nivas/contract/access/schemas.ts'
import { englishMonths } from '@nivas/contract/dates.ts'

const months: Record<Language, readonly string[]> = {
  en: englishMonths,
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

/** Formats a day of the calendar, which has no time zone: '2026-11-21' becomes '21 Nov 2026'. */
export function formatDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-')
  const name = months[language][Number(month) - 1]
  return name ? `${Number(date)} ${name} ${year}` : day
}
