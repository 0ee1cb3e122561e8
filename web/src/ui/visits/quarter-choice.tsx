import { Select } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'
import { oneOf } from '../address.ts'

const quarters = Array.from(
  { length: 96 },
  (_, at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
)

/** A quarter of an hour in the address, by the time at which it begins; empty for the whole day. */
export const quarterOrNone = oneOf(['', ...quarters])

type Props = { value: string; onChange: (quarter: string) => void }

/** Narrows the list of one day to a quarter of an hour. */
export function QuarterChoice({ value, onChange }: Props) {
  const t = useText()
  return (
    <Select
      label={t('Quarter hour')}
      placeholder={t('The whole day')}
      data={quarters}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      searchable
      w="9rem"
    />
  )
}
