export type InputPair = { field: string; value: string }

const plain = (value: unknown, t: (key: 'Yes' | 'No') => string): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : value.map((one) => plain(one, t)).join(value.some((one) => typeof one === 'object') ? '\n' : ', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([field, inner]) => `${field}: ${plain(inner, t)}`)
      .join(', ')
  return String(value)
}

/** The fields of a call with their values as one text each; objects and lists in full. */
export const pairsOf = (input: Record<string, unknown>, t: (key: 'Yes' | 'No') => string): InputPair[] =>
  Object.entries(input).map(([field, value]) => ({ field, value: plain(value, t) }))
