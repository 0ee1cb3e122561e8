import { Button, type ButtonProps, Kbd } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { keepFocus } from './keep-focus.ts'
import classes from './key-button.module.css'
import { useFunctionKey } from './use-function-key.ts'

type Props = ButtonProps & {
  /** A function key: 'F4'. */
  hotkey: string
  /** The button submits its form, which Enter does too. */
  type?: 'submit'
  onClick?: () => void
  children: ReactNode
  'data-autofocus'?: boolean | undefined
}

/**
 * A button with a function key. The key is written on it, and works from every field of the same screen or
 * dialog: not while a dialog lies over it.
 */
export function KeyButton({ hotkey, children, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { loading = false } = props
  // A button that was disabled while its call was pending has lost the focus.
  useEffect(() => {
    if (!loading) return undefined
    return () => keepFocus(button.current)
  }, [loading])
  useFunctionKey(hotkey, button, () => {
    if (!button.current?.disabled) button.current?.click()
  })
  return (
    <Button
      {...props}
      ref={button}
      aria-keyshortcuts={hotkey}
      rightSection={
        <Kbd size="xs" className={classes.key} aria-hidden>
          {hotkey}
        </Kbd>
      }
    >
      {children}
    </Button>
  )
}
