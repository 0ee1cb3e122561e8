import { IconX } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import { useText } from '../../languages/use-text.ts'
import { LoadFailure, type Loading } from '../load-failure.tsx'
import { Choice } from '../popup/choice.tsx'
import classes from '../table/filter.module.css'

type Option = { value: string; label: string }

type Props = {
  label: string
  /** The label is visible above the field; otherwise only a screen reader has it. */
  labelAbove?: boolean
  /** A text is its own label; undefined while they load. */
  options: readonly (string | Option)[] | undefined
  /** Empty when none is chosen. */
  chosen: string
  onChoose: (value: string) => void
  /** What the field says while none is chosen; with it the choice can be taken back. */
  none?: string
  width?: CSSProperties['width']
  /** The result of `useAnswer` that has the options: the field says when it failed. */
  from?: Loading
}

/** One of several values that narrows a list or a report, without the code of forms (decision 0288). */
export function ChoiceField(props: Props) {
  const { label, labelAbove = false, options, chosen, onChoose, none, width, from } = props
  const t = useText()
  const id = useId()
  const named = (options ?? []).map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const word = named.find(({ value }) => value === chosen)?.label
  const field = (
    <div
      className={classes.filter}
      data-chooses
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
      {none !== undefined && chosen !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear')}
          aria-describedby={id}
          onClick={() => {
            onChoose('')
            // This button disappears with the choice: the field keeps the focus.
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
