import type { SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWord } from '../../languages/use-text.ts'
import { hasFailed, LoadFailure, type Loading } from '../load-failure.tsx'
import { Select } from './select.tsx'

type Named = { id: number; name: string }

type Props = Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  /** The options, whose names are shown in the reader's language; undefined while they load. */
  options: readonly Named[] | undefined
  /** The id of the chosen option, or nothing yet. */
  value?: number | '' | null
  onChange?: (id: number | '') => void
  /** The result of `useAnswer` that has the options: the field says when it failed. */
  from?: Loading | undefined
  /** Shown in place of the description while there are no options: they are the venue's, and are set up elsewhere (`SetUpFirst`). */
  setUp?: ReactNode
}

/**
 * One of several options with a name and an id: an event type, a building. It takes the result of
 * `form.getInputProps('building_id')`.
 */
export function NamedSelect({ options, value, onChange, from, setUp, error, description, ...select }: Props) {
  const word = useWord()
  return (
    <Select
      {...select}
      description={setUp && options?.length === 0 ? setUp : description}
      error={from && hasFailed(from) ? <LoadFailure of={from} /> : error}
      data={options?.map(({ id, name }) => ({ value: String(id), label: word(name) })) ?? []}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id ? Number(id) : '')}
      // Not disabled: a dialog that opens meanwhile would move the focus to another field.
      readOnly={!options}
    />
  )
}
