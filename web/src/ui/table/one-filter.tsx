import { useText } from '../../languages/use-text.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import type { FilterOption } from './columns.ts'

type Props = {
  label: string
  options: readonly FilterOption[]
  /** Empty when none is chosen. */
  chosen: string
  onChange: (chosen: string) => void
}

/** A filter by one of several values. */
export function OneFilter({ label, options, chosen, onChange }: Props) {
  const t = useText()
  return (
    <ChoiceField
      label={label}
      none={label}
      options={options.map((option) => ({ ...option, label: t(option.label) }))}
      chosen={chosen}
      onChoose={onChange}
    />
  )
}
