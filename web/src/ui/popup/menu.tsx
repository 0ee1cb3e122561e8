import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { notify } from '../../api/notices.ts'
import { moveFocus } from './move-focus.ts'
import classes from './popup.module.css'
import { usePopup } from './use-popup.ts'

export type MenuItem = {
  key: string
  label: string
  icon?: ComponentType<{ size?: number | string }> | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** A tooltip, for instance why the item is disabled. Pressing a disabled item shows it as a notice. */
  title?: string | undefined
  onClick: () => void
}

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'onClick' | 'onKeyDown' | 'onPointerDown' | 'aria-expanded'
> & {
  'aria-haspopup': 'menu'
}

type Props = {
  items: readonly MenuItem[]
  /** Renders the button with these properties. */
  button: (props: ButtonProps) => ReactNode
  /** The menu is open at its first render. */
  atOnce?: boolean
}

/**
 * A button with a menu, which is rendered only while it is open. Arrows and letters move, Enter chooses, Escape closes.
 */
export function Menu({ items, button, atOnce }: Props) {
  const popup = usePopup('end', '[role="menuitem"]', { atOnce })
  const choose = (item: MenuItem) => {
    if (item.disabled) {
      // A phone does not show tooltips.
      if (item.title) notify.failure(item.title)
      return
    }
    popup.closeAndReturn()
    item.onClick()
  }
  return (
    <>
      {button({ ...popup.button, 'aria-haspopup': 'menu' })}
      {popup.opened && (
        <div {...popup.layer} role="menu" className={classes.layer} onKeyDown={moveFocus}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              data-danger={item.danger || undefined}
              aria-disabled={item.disabled || undefined}
              title={item.title}
              onClick={() => choose(item)}
            >
              {item.icon && <item.icon size="1em" />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
