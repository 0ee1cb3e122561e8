import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { decode, type Printed } from './decode.ts'
import { monospaced } from './fonts.ts'
import { LETTER } from './line.ts'

/** The size of the printer's letters, and the distance of their lines, in dots. */
const LETTER_EM = LETTER / 0.6
const LETTER_LINE = 30
const MARGIN = 24

/** Draws the printed paper as a PNG picture, from the bytes that the printer would get. */
export function pictureOf(bytes: Uint8Array, width: number): Buffer {
  const printed = decode(bytes)
  const height = printed.reduce((sum, one) => sum + heightOf(one), 0)
  const canvas = createCanvas(width + 2 * MARGIN, height + MARGIN)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  let y = MARGIN
  for (const one of printed) {
    if (one.kind === 'text') text(context, one, y)
    if (one.kind === 'image') image(context, one, y)
    y += heightOf(one)
  }
  return canvas.toBuffer('image/png')
}

const heightOf = (one: Printed) => {
  if (one.kind === 'image') return one.height
  return one.kind === 'text' ? LETTER_LINE * Math.max(1, ...one.runs.map(({ size }) => size)) : 0
}

function text(context: SKRSContext2D, line: Extract<Printed, { kind: 'text' }>, y: number) {
  const base = y + heightOf(line) * 0.75
  let x = MARGIN
  for (const { text, size, bold } of line.runs) {
    context.font = monospaced(LETTER_EM * size, bold)
    for (const letter of text) {
      context.fillText(letter, x, base)
      x += LETTER * size
    }
  }
}

function image(context: SKRSContext2D, of: Extract<Printed, { kind: 'image' }>, y: number) {
  const dots = context.createImageData(of.width, of.height)
  for (let at = 0; at < of.width * of.height; at++) {
    const value = of.isBlack(at % of.width, Math.floor(at / of.width)) ? 0 : 255
    dots.data.set([value, value, value, 255], at * 4)
  }
  context.putImageData(dots, MARGIN, y)
}
