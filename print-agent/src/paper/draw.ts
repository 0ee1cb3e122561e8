import { createCanvas, type ImageData } from '@napi-rs/canvas'
import type { Size } from '../layout/rows.ts'
import { anyScript } from './fonts.ts'

/**
 * The heights of the em and of the whole line with marks above and below it, and the baseline, in dots. The sizes match
 * the printer's built-in letters.
 */
const HEIGHTS: Record<Size, { em: number; line: number; base: number }> = {
  1: { em: 25, line: 40, base: 28 },
  2: { em: 46, line: 72, base: 51 },
  3: { em: 66, line: 104, base: 73 },
}

/** The brightness below which a dot becomes black, so that thin strokes stay complete on thermal paper. */
const INK = 170

const ruler = createCanvas(8, 8).getContext('2d')

/** The width of a drawn text, in dots. */
export function drawnWidth(text: string, size: Size, bold: boolean): number {
  ruler.font = anyScript(HEIGHTS[size].em, bold)
  return Math.ceil(ruler.measureText(text).width)
}

type Drawn = { left: string; center: string; right: string; size: Size; bold: boolean }

/** A line as black and white dots, as wide as the paper. */
export function drawLine({ left, center, right, size, bold }: Drawn, width: number): ImageData {
  const { em, line, base } = HEIGHTS[size]
  const context = createCanvas(width, line).getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, line)
  context.fillStyle = 'black'
  context.font = anyScript(em, bold)
  context.fillText(left, 0, base)
  context.textAlign = 'center'
  context.fillText(center, width / 2, base)
  context.textAlign = 'right'
  context.fillText(right, width, base)
  const image = context.getImageData(0, 0, width, line)
  for (let at = 0; at < image.data.length; at += 4) {
    const value = (image.data[at] ?? 255) < INK ? 0 : 255
    image.data.fill(value, at, at + 3)
  }
  return image
}
