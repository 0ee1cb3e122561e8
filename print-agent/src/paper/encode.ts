import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import { drawLine } from './draw.ts'
import { drawCode } from './draw-code.ts'
import { LETTER, type Line } from './line.ts'

/**
 * Encodes a receipt as ESC/POS: ASCII as text in the printer's built-in letters, everything else as an image, and the
 * cut at the end.
 */
export function encode(lines: readonly Line[], width: number): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: width / LETTER,
    imageMode: 'raster',
    feedAfterBlock: false,
    feedBeforeCut: 4,
    newline: '\n',
  })
  encoder.initialize().codepage('cp437')
  for (const line of lines) {
    if (line.drawn) {
      const image = line.code === undefined ? drawLine(line, width) : drawCode(line.code, width)
      encoder.image(image, image.width, image.height, 'threshold')
    } else {
      encoder.bold(line.bold).size(line.size, line.size)
      encoder
        .line(textOf(line, width / LETTER / line.size))
        .bold(false)
        .size(1, 1)
    }
  }
  const bytes = encoder.cut('partial').encode()
  // Removes a line feed after the cut, which would be the first line of the next receipt.
  return bytes.at(-1) === 0x0a ? bytes.subarray(0, -1) : bytes
}

function textOf({ left, center, right }: Line, columns: number): string {
  if (center) return ' '.repeat(Math.round((columns - center.length) / 2)) + center
  return right ? left + right.padStart(Math.floor(columns) - left.length) : left
}
