import { gate } from '@nivas/contract/gate/calls.ts'
import { INDIA } from '@nivas/contract/people.ts'
import { useAnswer } from '../../api/hooks.ts'
import { useLanguage } from '../../languages/use-text.ts'

/** The list changes about once in several years. The time is in ms. */
const seldom = { staleTime: 3_600_000 }

/**
 * Returns the countries for a choice in the user's language, India first. Until they are read it returns only India.
 */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage()
  const read = useAnswer(gate.countries, {}, seldom).data?.data
  const countries = read ?? [{ id: INDIA, name: 'India', name_hi: 'भारत' }]
  return countries.map(({ id, name, name_hi }) => ({ value: id, label: language === 'hi' ? name_hi : name }))
}
