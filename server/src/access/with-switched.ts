/**
 * The ids that a record holds once a form has switched some on and off. What somebody else has switched since the form
 * was opened stays: two that switch the same one agree.
 *
 * @param held what the record holds now
 * @param sent what it shall hold
 * @param known what the form began with; without it, all that was sent replaces what is held
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
