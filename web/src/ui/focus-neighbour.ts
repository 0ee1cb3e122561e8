/**
 * For a button whose row is about to go: gives the focus to the same button of the next row, or of the one before, so
 * that whoever works by keyboard stays where they were.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}
