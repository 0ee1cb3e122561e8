/**
 * Returns the ids that a record will hold after a form has switched some on and off. What another user has switched
 * since the form was opened stays. If both switched the same id, the result is the same as after one of them.
 *
 * @param held the ids that the record holds now
 * @param sent the ids that it shall hold
 * @param known the ids that the form showed at first; without them, `sent` replaces all ids
 *
 */
export function withSwitched(
  held: readonly number[],
  sent: readonly number[],
  known: readonly number[] = held,
): number[] {
  const [was, on] = [new Set(known), new Set(sent)]
  const stay = held.filter((id) => on.has(id) || !was.has(id))
  return [...new Set([...stay, ...sent.filter((id) => !was.has(id))])]
}
