import { useHotkeys } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * A function key of a screen or a dialog, from every field of it. It acts while `element` is there and no
 * dialog lies over it, and once while it is held down: the next step may have the same key.
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

/**
 * Whether no dialog lies over the element. A dialog of the browser, such as the palette, lies over all
 * others.
 */
export function isOnTop(element: HTMLElement): boolean {
  const top =
    document.querySelector('dialog[open]') ??
    [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
  return top?.contains(element) ?? true
}
