import { IconX } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { Choice } from '../popup/choice.tsx'
import type { FilterOption } from './columns.ts'
import classes from './filter.module.css'

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
  const word = options.find(({ value }) => value === chosen)?.label
  return (
    <div className={classes.filter} data-chooses data-empty={word === undefined || undefined}>
      <Choice
        label={label}
        options={options.map((option) => ({ ...option, label: t(option.label) }))}
        chosen={chosen}
        onChoose={onChange}
        className={classes.field}
      >
        <span>{word === undefined ? label : t(word)}</span>
      </Choice>
      {word !== undefined && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear')}
          onClick={(event) => {
            onChange('')
            // This button goes with the choice: the focus stays in the filter.
            event.currentTarget.parentElement?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
          }}
        >
          <IconX size="1.1em" />
        </button>
      )}
    </div>
  )
}
