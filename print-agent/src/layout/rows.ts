/** One row of a receipt, independent of the width of the paper. */
export type Row =
  | { kind: 'text'; text: string; align?: 'left' | 'center'; size?: Size; bold?: boolean }
  /** A label at the left and its value at the right edge, where amounts are aligned. */
  | { kind: 'pair'; left: string; right: string; size?: Size; bold?: boolean }
  /** A QR code of a short text, in the middle. */
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'space' }

/** The size of letters, as a multiple of the printer's built-in ones. */
export type Size = 1 | 2 | 3

export const heading = (text: string, size: Size = 1): Row => ({
  kind: 'text',
  text,
  align: 'center',
  size,
  bold: true,
})
export const pair = (
  left: string,
  right: string | number,
  style: { size?: Size; bold?: boolean } = {},
): Row => ({ kind: 'pair', left, right: String(right), ...style })
export const rule: Row = { kind: 'rule' }
export const space: Row = { kind: 'space' }
