/**
 * The place of the item that begins with a text, from a place on and then from the first; without one, of an item with
 * another word that begins with it. Undefined when there is none.
 */
export function typedPlace(labels: readonly string[], text: string, from: number): number | undefined {
  const wanted = text.toLowerCase()
  const inOrder = labels.map((label, place) => ({ label: label.trim().toLowerCase(), place }))
  const turned = [...inOrder.slice(from), ...inOrder.slice(0, from)]
  const found =
    turned.find(({ label }) => label.startsWith(wanted)) ??
    turned.find(({ label }) => label.split(/[\s(/-]+/).some((word) => word.startsWith(wanted)))
  return found?.place
}
