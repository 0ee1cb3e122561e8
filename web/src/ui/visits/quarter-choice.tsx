import { useText } from '../../languages/use-text.ts'
import { oneOf } from '../address.ts'
import { ChoiceField } from '../fields/choice-field.tsx'

const quarters = Array.from(
  { length: 96 },
  (_, at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
)

/** Reads a quarter hour from the address, by the time at which it begins. Empty means the whole day. */
export const quarterOrNone = oneOf(['', ...quarters])

type Props = { value: string; onChange: (quarter: string) => void }

/** A choice that filters the list of one day by a quarter hour. */
export function QuarterChoice({ value, onChange }: Props) {
  const t = useText()
  return (
    <ChoiceField
      labelAbove
      width="9rem"
      label={t('Quarter hour')}
      none={t('The whole day')}
      options={quarters}
      chosen={value}
      onChoose={onChange}
    />
  )
}
