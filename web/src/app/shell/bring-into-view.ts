/**
 * Scrolls the container of an item just far enough to make the item visible. The browser's `scrollIntoView` would also
 * make the next Tab start there, and not at the top of the page. An observer reports at the next frame whether the item
 * is visible, because reading its position immediately would force another layout of the first screen.
 *
 * @returns a function that ends the observation
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
