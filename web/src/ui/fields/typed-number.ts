/**
 * Returns the typed number, or '' for a text that is not a number yet: an empty field, a single sign or a single point.
 */
export function typedNumber(typed: string | number): number | '' {
  if (typeof typed === 'number') return typed
  const number = Number(typed)
  return typed.trim() === '' || !Number.isFinite(number) ? '' : number
}
