import { Checkbox, Input, InputBase, Popover, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import type { FilterOption } from './columns.ts'
import classes from './table.module.css'

type Props = {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A filter by any of several values: one line high, with the chosen values. */
export function ManyFilter({ label, options, chosen, onChange }: Props) {
  const t = useText()
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => t(option.label))
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          pointer
          className={classes.filter}
          rightSection={<IconChevronDown size="1.1em" />}
          rightSectionPointerEvents="none"
        >
          {words.length > 0 ? (
            `${label}: ${words.join(', ')}`
          ) : (
            <Input.Placeholder>{label}</Input.Placeholder>
          )}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          {options.map(({ value, label: word }) => (
            <Checkbox
              key={value}
              size="sm"
              label={t(word)}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
