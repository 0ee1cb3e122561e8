/**
 * A part of the printed paper: a line of text in the printer's letters, an image of black (true) and white dots, or the
 * cut.
 */
export type Printed =
  | { kind: 'text'; runs: Run[] }
  | { kind: 'image'; width: number; height: number; isBlack: (x: number, y: number) => boolean }
  | { kind: 'cut' }

/** Letters of one size and weight. */
export type Run = { text: string; size: number; bold: boolean }

/**
 * Decodes ESC/POS as a printer would. It supports the commands that a receipt needs and throws for any other:
 * bytes that it accepts can only print and cut.
 */
export function decode(bytes: Uint8Array): Printed[] {
  const printed: Printed[] = []
  let [runs, size, bold, at]: [Run[], number, boolean, number] = [[], 1, false, 0]
  const next = (count = 1) => {
    at += count
    return bytes[at - 1] ?? 0
  }
  const command = (...codes: number[]) => codes.every((code, place) => bytes[at + place] === code)
  const skip = (length: number) => {
    at += length
  }
  while (at < bytes.length) {
    if (command(0x1b, 0x40) || command(0x1c, 0x2e)) skip(2)
    else if (command(0x1b, 0x4d, 0) || command(0x1b, 0x74, 0)) skip(3)
    else if (command(0x1b, 0x45)) bold = next(3) === 1
    else if (command(0x1d, 0x21)) size = (next(3) & 7) + 1
    else if (command(0x1d, 0x56)) {
      skip(3)
      printed.push({ kind: 'cut' })
    } else if (command(0x1d, 0x76, 0x30, 0)) {
      const [xl, xh, yl, yh] = bytes.subarray(at + 4, at + 8)
      const [row, height] = [(xl ?? 0) + 256 * (xh ?? 0), (yl ?? 0) + 256 * (yh ?? 0)]
      const dots = bytes.subarray(at + 8, at + 8 + row * height)
      if (runs.length > 0 || dots.length !== row * height)
        throw new Error(`an image is not whole at byte ${at}`)
      const isBlack = (x: number, y: number) => (((dots[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1
      printed.push({ kind: 'image', width: row * 8, height, isBlack })
      skip(8 + dots.length)
    } else if (bytes[at] === 0x0a) {
      printed.push({ kind: 'text', runs })
      runs = []
      skip(1)
    } else if ((bytes[at] ?? 0) >= 0x20 && (bytes[at] ?? 0) < 0x7f) {
      const last = runs.at(-1)
      const run = last?.size === size && last.bold === bold ? last : { text: '', size, bold }
      if (run !== last) runs.push(run)
      run.text += String.fromCharCode(next())
    } else throw new Error(`byte ${at} is no command of ours: ${bytes.subarray(at, at + 4).join(' ')}`)
  }
  return printed
}
