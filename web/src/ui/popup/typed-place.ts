/**
 * Returns the index of the item that begins with the text, searching from index `from` and then from the first item. If
 * there is none, it returns an item with another word that begins with the text, or else undefined.
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
