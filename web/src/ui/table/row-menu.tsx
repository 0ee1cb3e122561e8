import { Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type ComponentProps, useRef, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import classes from './row-buttons.module.css'
import type { RowAction } from './types.ts'

type Props = { actions: readonly RowAction[]; of: string }

/** The actions of a row that have no button of their own. */
export function RowMenu({ actions, of }: Props) {
  const [used, setUsed] = useState(false)
  // Closed menus in a hundred rows would delay the list on an old PC.
  if (used) return <OpenedMenu actions={actions} of={of} />
  return <Opener of={of} aria-haspopup="menu" aria-expanded={false} onClick={() => setUsed(true)} />
}

type OpenerProps = ComponentProps<'button'> & { of: string }

function Opener({ of, ...rest }: OpenerProps) {
  const t = useText()
  return (
    <button
      {...rest}
      type="button"
      className={classes.icon}
      aria-label={t('More for {{name}}', { name: of })}
    >
      <IconDotsVertical size="1.1em" />
    </button>
  )
}

function OpenedMenu({ actions, of }: Props) {
  const t = useText()
  const opener = useRef<HTMLButtonElement>(null)
  const choose = (action: RowAction) => {
    // The menu's item is about to be removed; a dialog that opens now returns the focus to the menu's button.
    opener.current?.focus()
    action.onClick()
  }
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      returnFocus={false}
      withInitialFocusPlaceholder={false}
      onClose={() => opener.current?.focus()}
    >
      <Menu.Target>
        <Opener ref={opener} of={of} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            c={action.danger ? 'var(--mantine-color-error)' : undefined}
            disabled={action.disabled || Boolean(action.refused)}
            title={action.refused ? t(action.refused) : undefined}
            leftSection={action.icon && <action.icon size="1em" />}
            onClick={() => choose(action)}
          >
            {t(action.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
