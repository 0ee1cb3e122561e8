import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets `--stays-<n>` on a table: the distance in px of its n-th staying column from the end of the visible part, where
 * the later staying columns and the actions stand. If they would leave less than half of the width for the other
 * columns, no column stays.
 */
export function useStayingPlaces(viewport: RefObject<HTMLElement | null>, shown: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the columns needs a new measurement.
  useLayoutEffect(() => {
    const box = viewport.current
    const table = box?.querySelector('table')
    if (!box || !table) return
    const heads = [...table.querySelectorAll<HTMLElement>('thead [data-stays]')]
    if (heads.length === 0) return
    const place = () => {
      let taken = table.querySelector<HTMLElement>('thead [data-actions]')?.offsetWidth ?? 0
      const places = heads.toReversed().map((head) => {
        const at = taken
        taken += head.offsetWidth
        return at
      })
      const fits = taken * 2 <= box.clientWidth
      for (const [n, at] of places.toReversed().entries())
        table.style.setProperty(`--stays-${n}`, fits ? `${at}px` : 'auto')
    }
    // The observer also calls once at the start, when the page is laid out anyway.
    const watch = new ResizeObserver(place)
    for (const one of [box, table, ...heads]) watch.observe(one)
    return () => watch.disconnect()
  }, [viewport, shown])
}
