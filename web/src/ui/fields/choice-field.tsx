import { IconX } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import { useText } from '../../languages/use-text.ts'
import { LoadFailure, type Loading } from '../load-failure.tsx'
import { Choice } from '../popup/choice.tsx'
import classes from '../table/filter.module.css'

type Option = { value: string; label: string }

type Props = {
  label: string
  /** The label is visible above the field. By default only screen readers have it. */
  labelAbove?: boolean
  /** A text is its own label. Undefined while the options load. */
  options: readonly (string | Option)[] | undefined
  /** Empty when none is chosen. */
  chosen: string
  onChoose: (value: string) => void
  /** The text while no option is chosen. When it is given, the choice can be cleared. */
  none?: string
  width?: CSSProperties['width']
  /** The result of `useAnswer` that has the options. The field shows a message when it failed. */
  from?: Loading
}

/** A choice of one of several values that filters a list or a report, without the code of forms (decision 0288). */
export function ChoiceField(props: Props) {
  const { label, labelAbove = false, options, chosen, onChoose, none, width, from } = props
  const t = useText()
  const id = useId()
  const named = (options ?? []).map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const clears = none !== undefined && chosen !== ''
  const word = named.find(({ value }) => value === chosen)?.label
  const field = (
    <div
      className={classes.filter}
      data-chooses
      data-clears={clears || undefined}
      data-empty={word === undefined || undefined}
      data-fixed={width !== undefined || undefined}
      style={{ width }}
    >
      <Choice
        id={id}
        label={label}
        options={named}
        chosen={chosen}
        onChoose={onChoose}
        className={classes.field}
      >
        <span>{word ?? none ?? ''}</span>
      </Choice>
      {clears && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear')}
          aria-describedby={id}
          onClick={() => {
            onChoose('')
            // This button disappears with the choice, so the field takes the focus.
            document.getElementById(id)?.focus()
          }}
        >
          <IconX size="1.1em" />
        </button>
      )}
    </div>
  )
  const failure = from && <LoadFailure of={from} />
  if (!labelAbove)
    return (
      <>
        {field}
        {failure}
      </>
    )
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {field}
      {failure}
    </div>
  )
}
