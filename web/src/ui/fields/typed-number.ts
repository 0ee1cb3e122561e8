/** The number that is typed, and nothing for what is none yet: an empty field, a sign or a point alone. */
export function typedNumber(typed: string | number): number | '' {
  if (typeof typed === 'number') return typed
  const number = Number(typed)
  return typed.trim() === '' || !Number.isFinite(number) ? '' : number
}
