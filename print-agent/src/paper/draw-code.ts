import { createCanvas, type ImageData } from '@napi-rs/canvas'
import { encode } from 'uqr'

/** The size of a module in dots, which every scanner and camera can read at 8 dots to the millimetre. */
const MODULE = 6
/** The width of the white border in modules, as the standard of QR codes requires. */
const BORDER = 4

/** A QR code in the middle of the paper, as black and white dots. */
export function drawCode(text: string, width: number): ImageData {
  const { data } = encode(text, { ecc: 'M', border: BORDER })
  const side = data.length * MODULE
  // The height of an image is a multiple of 8 dots.
  const height = Math.ceil(side / 8) * 8
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  const left = Math.floor((width - side) / 2)
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(left + x * MODULE, y * MODULE, MODULE, MODULE)
  return context.getImageData(0, 0, width, height)
}
