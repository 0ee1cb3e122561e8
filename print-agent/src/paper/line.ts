import type { Row, Size } from '../layout/rows.ts'
import { drawnWidth } from './draw.ts'

/** The width of a printer's letter, in dots. */
export const LETTER = 12

/** The width of the paper, in dots of 1/8 mm. */
export const papers = { 80: 576, 58: 384 } as const
export type Paper = keyof typeof papers

/** One line on paper: a text at the left, one in the middle, one at the right. It fits the width. */
export type Line = {
  left: string
  center: string
  right: string
  size: Size
  bold: boolean
  /** Whether the line is sent as an image, because only ASCII letters are reliable on every printer. */
  drawn: boolean
  /** The text of a QR code, which takes the whole line. */
  code?: string
}

const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Removes control characters, so that no text becomes a printer command. */
const readable = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trimEnd()

/** Breaks rows into lines for paper of a width. */
export function linesOf(rows: readonly Row[], width: number): Line[] {
  return rows.flatMap((row) => {
    if (row.kind === 'space') return [line({})]
    if (row.kind === 'rule') return [line({ left: '-'.repeat(width / LETTER) })]
    if (row.kind === 'code') return [line({ drawn: true, code: row.text })]
    if (row.kind === 'pair') return pairLines(row, width)
    const text = readable(row.text)
    const size = fitting(text, row.size ?? 1, row.bold ?? false, width)
    const style = { size, bold: row.bold ?? false, drawn: !isPlain(text) }
    return wrap(text, width, measureOf(style)).map((part) =>
      line({ ...style, [row.align === 'center' ? 'center' : 'left']: part }),
    )
  })
}

function pairLines(row: Extract<Row, { kind: 'pair' }>, width: number): Line[] {
  const [left, right] = [readable(row.left), readable(row.right)]
  const style = { size: row.size ?? 1, bold: row.bold ?? false, drawn: !isPlain(left + right) }
  const measure = measureOf(style)
  const gap = LETTER * style.size
  if (measure(left) + gap + measure(right) <= width) return [line({ ...style, left, right })]
  if (style.size > 1) return pairLines({ ...row, size: 1 }, width)
  // The label gets separate lines above its value, and both are broken if they are too long.
  const names = wrap(left, width, measure).map((part) => line({ ...style, left: part }))
  const values = wrap(right, width, measure).map((part) => line({ ...style, right: part }))
  return [...names, ...values]
}

/** The largest size, up to the requested one, in which the longest word is not broken. */
function fitting(text: string, requested: Size, bold: boolean, width: number): Size {
  for (const size of [3, 2] as const) {
    if (size > requested) continue
    const measure = measureOf({ size, bold, drawn: !isPlain(text) })
    if (text.split(' ').every((word) => measure(word) <= width)) return size
  }
  return 1
}

type Style = Pick<Line, 'size' | 'bold' | 'drawn'>

const measureOf =
  ({ size, bold, drawn }: Style) =>
  (text: string): number =>
    drawn ? drawnWidth(text, size, bold) : text.length * LETTER * size

const letters = new Intl.Segmenter('hi')

/** Breaks a text between words, and a word that is wider than the paper between letters. */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  const add = (part: string, glue: string) => {
    if (current !== '' && measure(current + glue + part) > width) {
      lines.push(current)
      current = ''
    } else if (current !== '') {
      current += glue
    }
    current += part
  }
  for (const [at, word] of text.split(' ').entries()) {
    if (at > 0 && current === '' && word === '') continue
    if (measure(word) <= width) add(word, ' ')
    else
      for (const [index, { segment }] of [...letters.segment(word)].entries())
        add(segment, index === 0 ? ' ' : '')
  }
  return [...lines, current]
}

const line = (part: Partial<Line>): Line => ({
  left: '',
  center: '',
  right: '',
  size: 1,
  bold: false,
  drawn: false,
  ...part,
})
