/**
 * For a button whose row will be removed: focuses the same button of the next row, or of the one before, so
 * that a keyboard user keeps their place.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}
