import { addMonths } from '@nivas/contract/electrical/months.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'

type Props = {
  /** Today at the venue. */
  today: string
  /** The number of months that the list goes back. */
  back: number
  /** The first day of the month. */
  value: string
  onChange: (month: string) => void
  w?: string
}

/**
 * The choice of a month, the latest first. The next month can be chosen too; the server then says why it is refused.
 */
export function MonthSelect({ today, back, value, onChange, w }: Props) {
  const t = useText()
  const language = useLanguage()
  const months = Array.from({ length: back + 2 }, (_, at) => addMonths(today, 1 - at))
  return (
    <ChoiceField
      labelAbove
      label={t('Month')}
      options={months.map((month) => ({ value: month, label: formatPeriod(month, 'Monthly', language) }))}
      chosen={value}
      onChoose={onChange}
      {...(w && { width: w })}
    />
  )
}

/** Returns a month as the calls take it. */
export const monthParts = (month: string) => ({
  month: Number(month.slice(5, 7)),
  year: Number(month.slice(0, 4)),
})
