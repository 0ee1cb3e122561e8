import type { Language } from '@nivas/contract/access/schemas.ts'
import { englishMonths } from '@nivas/contract/dates.ts'

const months: Record<Language, readonly string[]> = {
  en: englishMonths,
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

/** '21 Nov 2026' from '2026-11-21', which is a day of the calendar without a time zone. */
export function formatDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-')
  const name = months[language][Number(month) - 1]
  return name ? `${Number(date)} ${name} ${year}` : day
}
