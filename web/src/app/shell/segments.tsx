import { type ReactNode, useId } from 'react'
import classes from './segments.module.css'

type Props<Value extends string> = {
  label: string
  /** `name` names an option whose label is a picture. It is in the language of the value. */
  options: readonly { value: Value; label: ReactNode; name?: string }[]
  value: Value
  onChange: (value: Value) => void
  size?: 'xs' | 'sm'
}

/**
 * A choice of one of a few options, side by side in the top bar. Mantine's SegmentedControl measures its segments to
 * position its indicator, which takes a tenth of a second of every first load on an old PC.
 */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'xs',
}: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.root} data-size={size}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.name}
            lang={option.name && option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
