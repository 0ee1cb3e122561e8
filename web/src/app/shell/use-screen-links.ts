import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'

/** Returns the path of the screen link in which an event began. */
function pathOf({ target }: SyntheticEvent): string | undefined {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  return href?.startsWith('#/') ? href.slice(1) : undefined
}

/**
 * Makes the plain links inside an element open screens as the router's links do: a click does not load the page, and
 * the screen's files are fetched at the first sign that it will be opened.
 */
export function useScreenLinks() {
  const router = useRouter()
  const preload = (event: SyntheticEvent) => {
    const to = pathOf(event)
    // The router's types accept only known paths. A link of a page may have any path.
    if (to) void router.preloadRoute({ to } as never).catch(() => undefined)
  }
  return {
    onClick: (event: MouseEvent) => {
      const to = pathOf(event)
      // Other clicks open a new tab, or come from another mouse button.
      const isPlain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!to || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      void router.navigate({ to } as never)
    },
    onMouseOver: preload,
    onFocus: preload,
    onTouchStart: preload,
  }
}
