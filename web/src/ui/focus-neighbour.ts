/**
 * Focuses the same button of the next row, or of the previous one, when the row of this button is about to be removed,
 * so that a keyboard user keeps their place. When it was the only row, the first navigation button of the section gets
 * the focus.
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
