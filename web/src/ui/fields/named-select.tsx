import { Select, type SelectProps } from '@mantine/core'

type Named = { id: number; name: string }

type Props = Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  /** What can be chosen; undefined while it loads. */
  options: readonly Named[] | undefined
  /** The id of the one that is chosen, or nothing yet. */
  value?: number | '' | null
  onChange?: (id: number | '') => void
}

/**
 * One of those that are known by a name and an id: an event type, a building. It takes what
 * `form.getInputProps('building_id')` gives.
 */
export function NamedSelect({ options, value, onChange, ...select }: Props) {
  return (
    <Select
      {...select}
      data={options?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id ? Number(id) : '')}
      // Not disabled: a dialog that opens meanwhile would put the focus elsewhere.
      readOnly={!options}
    />
  )
}
