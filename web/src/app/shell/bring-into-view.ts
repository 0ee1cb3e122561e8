/**
 * Scrolls the box around an item just so far that the item is visible. The browser's own `scrollIntoView` would
 * also make the next Tab begin there, and not at the top of the page. The browser says at its next frame whether
 * the item is visible: reading its place at once would cost the first screen a layout more.
 *
 * @returns ends the watch
 */
export function bringIntoView(item: Element): () => void {
  const watch = new IntersectionObserver(
    ([seen]) => {
      watch.disconnect()
      if (seen && seen.intersectionRatio < 1) scrollTo(item)
    },
    { threshold: 1 },
  )
  watch.observe(item)
  return () => watch.disconnect()
}

function scrollTo(item: Element): void {
  let box = item.parentElement
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
  if (!box) return
  const [inner, outer] = [item.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
}
