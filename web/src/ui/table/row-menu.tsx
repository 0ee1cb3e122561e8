import { type ComponentProps, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Menu } from '../popup/menu.tsx'
import { onArrowDown } from '../popup/move-focus.ts'
import classes from './row-buttons.module.css'
import type { RowAction } from './types.ts'

type Props = { actions: readonly RowAction[]; of: string }

/** The actions of a row without a button. The menu is rendered when it is first opened. */
export function RowMenu({ actions, of }: Props) {
  const [used, setUsed] = useState(false)
  if (used) return <UsedMenu actions={actions} of={of} />
  const use = () => setUsed(true)
  return (
    <More of={of} aria-haspopup="menu" aria-expanded={false} onClick={use} onKeyDown={onArrowDown(use)} />
  )
}

function More({ of, ...button }: ComponentProps<'button'> & { of: string }) {
  const t = useText()
  return (
    <button
      type="button"
      {...button}
      className={classes.icon}
      data-more
      aria-label={t('More actions for {{name}}', { name: of })}
    />
  )
}

function UsedMenu({ actions, of }: Props) {
  const t = useText()
  const items = actions.map(({ label, icon, danger, disabled, refused, onClick }) => ({
    key: label,
    label: t(label),
    icon,
    danger,
    disabled: disabled || Boolean(refused),
    title: refused ? t(refused) : undefined,
    onClick,
  }))
  return <Menu atOnce items={items} button={(props) => <More {...props} of={of} />} />
}
