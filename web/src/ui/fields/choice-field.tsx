import { IconX } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Choice } from '../popup/choice.tsx'
import classes from '../table/filter.module.css'

type Option = { value: string; label: string }

type Props = {
  label: string
  /** The label stands above the field; otherwise it is the name of a field among others. */
  isBeside?: boolean
  /** A text is its own label; undefined while they load. */
  options: readonly (string | Option)[] | undefined
  /** Empty when none is chosen. */
  chosen: string
  onChoose: (value: string) => void
  /** What the field says while none is chosen; with it the choice can be taken back. */
  none?: string
  width?: CSSProperties['width']
}

/**
 * A choice of one of several values that narrows a list or a report. It is not of a form: a list is drawn without them
 * (decision 0288).
 */
export function ChoiceField({ label, isBeside = false, options, chosen, onChoose, none, width }: Props) {
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
          onClick={() => {
            onChoose('')
            // This button goes with the choice: the focus stays in the field.
            document.getElementById(id)?.focus()
          }}
        >
          <IconX size="1.1em" />
        </button>
      )}
    </div>
  )
  if (!isBeside) return field
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {field}
    </div>
  )
}
