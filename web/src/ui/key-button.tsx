import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { keepFocus } from './keep-focus.ts'
import { KeyChip } from './key-chip.tsx'
import { useFunctionKey } from './use-function-key.ts'

type Props = ButtonProps & {
  /** A function key: 'F4'. */
  hotkey: string
  /** The button submits its form, as Enter does. */
  type?: 'submit'
  onClick?: () => void
  children: ReactNode
  autoFocus?: boolean
  'data-autofocus'?: boolean | undefined
}

/**
 * A button with a function key. The key is written on the button and works from every field of the same screen or
 * dialog, unless another dialog lies over it.
 */
export function KeyButton({ hotkey, children, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { loading = false } = props
  // The browser takes the focus from a button that is disabled while its call is pending.
  useEffect(() => {
    if (!loading) return undefined
    return () => keepFocus(button.current)
  }, [loading])
  useFunctionKey(hotkey, button, () => {
    if (!button.current?.disabled) button.current?.click()
  })
  return (
    <Button {...props} ref={button} aria-keyshortcuts={hotkey} rightSection={<KeyChip of={hotkey} />}>
      {children}
    </Button>
  )
}
