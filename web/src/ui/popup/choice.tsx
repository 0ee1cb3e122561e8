import { PlainButton, type PlainButtonProps } from '../plain-button.tsx'
import { moveFocus } from './move-focus.ts'
import classes from './popup.module.css'
import { usePopup } from './use-popup.ts'

type Props = PlainButtonProps & {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/**
 * A button with a list of values, of which one is chosen. The list is rendered only while it is open, and its keys are
 * those of a menu.
 */
export function Choice({ label, options, chosen, onChoose, ...button }: Props) {
  const popup = usePopup('start', '[role="option"]')
  return (
    <>
      <PlainButton
        {...button}
        {...popup.button}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-controls={popup.opened ? popup.layer.id : undefined}
      />
      {popup.opened && (
        <div
          {...popup.layer}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          className={classes.layer}
          onKeyDown={moveFocus}
        >
          {options.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              role="option"
              tabIndex={-1}
              className={classes.item}
              aria-selected={value === chosen}
              onClick={() => {
                popup.closeAndReturn()
                onChoose(value)
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
