import type { SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText, useWord } from '../../languages/use-text.ts'
import { hasFailed, LoadFailure, type Loading } from '../load-failure.tsx'
import { Select } from './select.tsx'

type Named = { id: number; name: string }

type Props = Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  /** The options, whose names are shown in the user's language. Undefined while they load. */
  options: readonly Named[] | undefined
  /** The id of the chosen option. Empty when none is chosen. */
  value?: number | '' | null
  onChange?: (id: number | '') => void
  /** The result of `useAnswer` that has the options. The field shows a message when it failed. */
  from?: Loading | undefined
  /**
   * Shown in place of the description while there are no options, because the venue sets them up on another screen
   * (`SetUpFirst`).
   */
  setUp?: ReactNode
}

/**
 * A choice of one of several options with a name and an id, such as an event type or a building. It takes the result of
 * `form.getInputProps('building_id')`.
 */
export function NamedSelect({ options, value, onChange, from, setUp, error, description, ...select }: Props) {
  const t = useText()
  const word = useWord()
  return (
    <Select
      placeholder={t('Choose')}
      {...select}
      description={setUp && options?.length === 0 ? setUp : description}
      error={from && hasFailed(from) ? <LoadFailure of={from} /> : error}
      data={options?.map(({ id, name }) => ({ value: String(id), label: word(name) })) ?? []}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id ? Number(id) : '')}
      // Read-only instead of disabled while the options load: a dialog that opens then would focus another field.
      readOnly={!options}
    />
  )
}
