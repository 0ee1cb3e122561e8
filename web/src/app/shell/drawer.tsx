import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import classes from './drawer.module.css'

type Props = { opened: boolean; onClose: () => void; title: string; children: ReactNode }

/** The navigation on a phone, in a native modal <dialog>, which holds the focus and closes at Escape. */
export function Drawer({ opened, onClose, title, children }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (opened) dialog.current?.showModal()
    else dialog.current?.close()
  }, [opened])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a click outside the dialog counts; the key is Escape
    <dialog
      ref={dialog}
      aria-label={title}
      className={classes.drawer}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.content}>
        <CloseButton size="lg" aria-label={t('Close')} onClick={onClose} />
        {opened && children}
      </div>
    </dialog>
  )
}
