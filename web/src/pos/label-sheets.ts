import type { PaperSize } from '../ui/print/print.ts'

/**
 * The papers for labels: columns and rows of a page; the size of a label and the margins of the page in millimetres.
 */
export const labelSheets = {
  a4x24: { size: 'A4 labels', columns: 3, rows: 8, width: 70, height: 37, top: 0.5, left: 0 },
  a4x65: { size: 'A4 labels', columns: 5, rows: 13, width: 38.1, height: 21.2, top: 10.7, left: 9.75 },
  roll58: { size: '58mm', columns: 1, rows: 1, width: 54, height: 36, top: 0, left: 0 },
} as const satisfies Record<string, LabelSheet>

type LabelSheet = {
  size: PaperSize
  columns: number
  rows: number
  width: number
  height: number
  top: number
  left: number
}

export type LabelSheetName = keyof typeof labelSheets

/**
 * Returns the pages of labels: `copies` of each product, starting at the label `first` of a sheet that is partly used.
 * An undefined label stays empty.
 */
export function labelPages<P>(
  products: readonly P[],
  { copies, first, sheet }: { copies: number; first: number; sheet: LabelSheetName },
): (P | undefined)[][] {
  const { columns, rows } = labelSheets[sheet]
  const perPage = columns * rows
  const used: (P | undefined)[] = Array.from({ length: (first - 1) % perPage })
  const all = [...used, ...products.flatMap((product) => Array.from({ length: copies }, () => product))]
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  )
}
