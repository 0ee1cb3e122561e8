/**
 * For a button whose row will be removed: focuses the same button of the next row, or of the one before, so
 * that a keyboard user keeps their place. After the last row the first button of the navigation in its
 * section has the focus.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr')
  const section = button.closest('section')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour) neighbour.querySelector('button')?.focus()
  else
    setTimeout(() => {
      if (document.activeElement === document.body) section?.querySelector<HTMLElement>('nav button')?.focus()
    })
}
