import type { ReactNode } from 'react'
import { PlainButton, type PlainButtonProps } from '../plain-button.tsx'
import classes from './popup.module.css'
import { usePopup } from './use-popup.ts'

type Props = Omit<PlainButtonProps, 'content'> & {
  /** The name of the layer. */
  label: string
  side: 'start' | 'end'
  content: () => ReactNode
}

/** A button with a layer of controls, which is rendered only while it is open. */
export function Popup({ label, side, content, ...button }: Props) {
  const popup = usePopup(side, 'input, button')
  return (
    <>
      <PlainButton {...button} {...popup.button} aria-haspopup="dialog" />
      {popup.opened && (
        <div {...popup.layer} role="dialog" aria-label={label} className={classes.layer}>
          {content()}
        </div>
      )}
    </>
  )
}
