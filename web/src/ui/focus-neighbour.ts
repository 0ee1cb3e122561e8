/**
 * For a button whose row will be removed: focuses the same button of the next row, or of the one before, so
 * that a keyboard user keeps their place. The last row takes the focus with it: the first of `others` in its section has it then.
 *
 * @param others a selector of what is there without the row
 */
export function focusNeighbour(button: HTMLElement, others: string): void {
  const row = button.closest('tr')
  const section = button.closest('section')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour) neighbour.querySelector('button')?.focus()
  else
    setTimeout(() => {
      if (document.activeElement === document.body) section?.querySelector<HTMLElement>(others)?.focus()
    })
}
