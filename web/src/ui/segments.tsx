import { type ReactNode, useId } from 'react'
import classes from './segments.module.css'

type Props<Value extends string> = {
  /** The name of the choice for screen readers, or the id of an element that shows it. */
  label: string | { id: string }
  /** `name` names an option whose label is a picture. It is in the language of the value. */
  options: readonly { value: Value; label: ReactNode; name?: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Also called when the chosen option is clicked. */
  onClick?: () => void
  size?: 'xs' | 'sm' | 'md'
}

/**
 * A choice of one of a few options, side by side. Mantine's SegmentedControl measures its segments to position its
 * indicator, for which an old PC lays out the page once more, a tenth of a second at first.
 */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  onClick,
  size = 'sm',
}: Props<Value>) {
  const name = useId()
  const labelled = typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id }
  return (
    <div role="radiogroup" {...labelled} className={classes.root} data-size={size}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes.option}
          data-chosen={option.value === value || undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.name}
            lang={option.name && option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={onClick}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
