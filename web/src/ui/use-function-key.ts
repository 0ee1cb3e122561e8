import { useHotkeys } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Handles a function key of a screen or a dialog from every field in it. It acts while `element` exists and no dialog
 * lies over it. It acts once when the key is held down, because the next step may use the same key.
 */
export function useFunctionKey(
  key: string,
  element: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  useHotkeys(
    [
      [
        key,
        ({ repeat }) => {
          if (!repeat && element.current && isOnTop(element.current)) onPress()
        },
      ],
    ],
    [],
  )
}

/** Returns whether no dialog lies over the element. A native <dialog>, such as the palette, lies over all others. */
export function isOnTop(element: HTMLElement): boolean {
  const top =
    document.querySelector('dialog[open]') ??
    [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
  return top?.contains(element) ?? true
}
