import { addMonths } from '@nivas/contract/electrical/months.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'

type Props = {
  /** The venue's day. */
  today: string
  /** How many months back the list goes. */
  back: number
  /** The first day of the month. */
  value: string
  onChange: (month: string) => void
  w?: string
}

/** A month, the latest first; the next month can be chosen too, and is refused with the server's text. */
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

/** A month in the form of the calls. */
export const monthParts = (month: string) => ({
  month: Number(month.slice(5, 7)),
  year: Number(month.slice(0, 4)),
})
