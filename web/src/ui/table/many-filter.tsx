import { useText } from '../../languages/use-text.ts'
import { PlainCheckbox } from '../plain-checkbox.tsx'
import { Popup } from '../popup/popup.tsx'
import type { FilterOption } from './columns.ts'
import classes from './filter.module.css'

type Props = {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A filter by any of several values. It is one line high and shows the chosen values. */
export function ManyFilter({ label, options, chosen, onChange }: Props) {
  const t = useText()
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => t(option.label))
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <div className={classes.filter} data-chooses data-empty={words.length === 0 || undefined}>
      <Popup
        side="start"
        label={label}
        className={classes.field}
        content={() => (
          <>
            {options.map(({ value, label: word }) => (
              <PlainCheckbox
                key={value}
                label={t(word)}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
            ))}
          </>
        )}
      >
        <span>{words.length > 0 ? `${label}: ${words.join(', ')}` : label}</span>
      </Popup>
    </div>
  )
}
