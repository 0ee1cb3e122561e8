/**
 * Locks the form around a scan, which alone takes input until this is ended: what is changed meanwhile would go with the
 * entry that is being saved. A click on what is locked goes to the scan. Buttons below the form stay.
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
