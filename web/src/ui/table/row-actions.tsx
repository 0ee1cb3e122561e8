import { type MouseEvent, useEffect, useRef } from 'react'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import classes from './row-buttons.module.css'
import { RowMenu } from './row-menu.tsx'
import type { RowAction } from './types.ts'

/** The number of actions that have buttons in the row. */
const IN_ROW = 2

type Props = {
  actions: readonly (RowAction | false | null | undefined)[]
  of: string
  /** The id of the cell that names the row. It describes the buttons, which have the same names in every row. */
  nameCell?: string
  narrow: boolean
}

/**
 * Shows the actions of a row: the likeliest as buttons, the rest in a menu. On a phone all of them are in the menu. An
 * action that deletes comes last. The buttons are plain elements: fifty of Mantine's take a tenth of a second on an old
 * PC.
 */
export function RowActions({ actions, of, nameCell, narrow }: Props) {
  const t = useText()
  const possible = actions
    .filter((action): action is RowAction => Boolean(action))
    .sort((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
  const inRow = narrow ? [] : possible.filter(({ inMenu }) => !inMenu).slice(0, IN_ROW)
  const rest = possible.filter((action) => !inRow.includes(action))
  const press = useFocusAfterPending()
  const last = useRef<RowAction['label']>(undefined)

  return (
    <div className={classes.actions}>
      {inRow.map((action, at) => (
        <button
          // The index as key lets an action that replaces another, such as Undo, keep the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          type="button"
          className={classes.action}
          data-danger={action.danger || undefined}
          disabled={action.disabled}
          // A refused action can be focused and says why when it is pressed, because a tooltip needs a mouse.
          aria-disabled={action.refused ? true : undefined}
          aria-label={action.short && t(action.label)}
          title={action.refused ? t(action.refused) : action.short && t(action.label)}
          // The tooltip of a refused action already describes it.
          aria-describedby={action.refused ? undefined : nameCell}
          onClick={(event) => {
            // The second half of a double click is meant for the action that was here before.
            if (event.detail > 1 && last.current !== action.label) return
            last.current = action.label
            if (action.refused) {
              notify.failure(t(action.refused))
              return
            }
            press(event)
            action.onClick()
          }}
          // Holding Enter down must not press the action that appears next.
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
        >
          {action.icon && <action.icon size="1em" />}
          {t(action.short ?? action.label)}
        </button>
      ))}
      {rest.length > 0 && <RowMenu actions={rest} of={of} />}
    </div>
  )
}

/** Returns the focus to a button that was disabled while its call was pending. */
function useFocusAfterPending() {
  const pressed = useRef<HTMLButtonElement>(undefined)
  const wasDisabled = useRef(false)
  useEffect(() => {
    const button = pressed.current
    if (button?.disabled) wasDisabled.current = true
    else if (wasDisabled.current) {
      wasDisabled.current = false
      pressed.current = undefined
      if (document.activeElement === document.body) button?.focus()
    }
  })
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = currentTarget === document.activeElement ? currentTarget : undefined
    wasDisabled.current = false
  }
}
