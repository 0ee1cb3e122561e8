/** These ids switched on or off in a list; in order, so that what was switched there and back counts as unchanged. */
export const toggled = (held: readonly number[], ids: readonly number[], on: boolean): number[] => {
  const rest = held.filter((id) => !ids.includes(id))
  return [...rest, ...(on ? ids : [])].sort((a, b) => a - b)
}
