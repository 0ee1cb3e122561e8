/**
 * Locks the form around a scan field, which stays the only field that takes input until the returned function is
 * called. A change of another field would go with the entry that is being saved. A click on a locked field focuses the
 * scan field. The buttons below the form stay enabled.
 */
export function lockForm(scan: HTMLElement): () => void {
  const form = scan.closest('form')
  const free = scan.closest<HTMLElement>('[data-path]') ?? scan
  const locked: HTMLElement[] = []
  for (let inner = free; inner.parentElement && inner.parentElement !== form; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other instanceof HTMLElement && other !== inner && !other.inert) locked.push(other)
  for (const element of locked) element.inert = true
  const toScan = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element) || free.contains(target) || target.closest('button')) return
    event.preventDefault()
    scan.focus()
  }
  form?.addEventListener('mousedown', toScan)
  return () => {
    for (const element of locked.splice(0)) element.inert = false
    form?.removeEventListener('mousedown', toScan)
  }
}
