import { Select } from '@mantine/core'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'

type Props = {
  /** The venue's day. */
  today: string
  /** How many months back can be chosen. */
  back: number
  /** The first day of the month. */
  value: string
  onChange: (month: string) => void
}

/** A month, the latest first; the next one can be chosen too, and is refused in the server's words. */
export function MonthSelect({ today, back, value, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const months = Array.from({ length: back + 2 }, (_, at) => addMonths(today, 1 - at))
  return (
    <Select
      label={t('Month')}
      data={months.map((month) => ({ value: month, label: formatPeriod(month, 'Monthly', language) }))}
      value={value}
      onChange={(month) => month && onChange(month)}
      allowDeselect={false}
      searchable
    />
  )
}

/** As calls send a month. */
export const monthParts = (month: string) => ({
  month: Number(month.slice(5, 7)),
  year: Number(month.slice(0, 4)),
})
