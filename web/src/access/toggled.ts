/**
 * Switches these ids on or off in a list. The result is sorted, so that a list that was changed and changed back counts
 * as unchanged.
 */
export const toggled = (held: readonly number[], ids: readonly number[], on: boolean): number[] => {
  const rest = held.filter((id) => !ids.includes(id))
  return [...rest, ...(on ? ids : [])].sort((a, b) => a - b)
}
