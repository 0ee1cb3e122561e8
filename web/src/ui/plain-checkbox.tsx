import { useId } from 'react'
import classes from './plain-checkbox.module.css'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  indeterminate?: boolean
  disabled?: boolean
  size?: 'xs' | 'sm'
} & ({ label: string } | { 'aria-label': string })

/** A checkbox for the first render that looks like Mantine's. A list has one for each row. */
export function PlainCheckbox({ onChange, indeterminate = false, size = 'sm', ...rest }: Props) {
  const id = useId()
  const { label, ...input } = 'label' in rest ? rest : { ...rest, label: undefined }
  const box = (
    <input
      {...input}
      id={id}
      type="checkbox"
      className={classes.box}
      data-size={size}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
  if (label === undefined) return box
  return (
    <label htmlFor={id} className={classes.label} data-disabled={input.disabled || undefined}>
      {box}
      {label}
    </label>
  )
}
