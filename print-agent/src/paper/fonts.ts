import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/**
 * The fonts of receipts, from npm packages under the Open Font License. The fonts of the machine are not used, so that
 * receipts look the same everywhere.
 */
const { resolve } = createRequire(import.meta.url)
const scripts = {
  'Receipt Devanagari': ['noto-sans-devanagari', 'devanagari'],
  'Receipt Latin': ['noto-sans-devanagari', 'latin'],
  'Receipt Latin Extended': ['noto-sans-devanagari', 'latin-ext'],
  'Receipt Mono': ['noto-sans-mono', 'latin'],
} as const

let registered = false

function register(): void {
  if (registered) return
  registered = true
  for (const [family, [font, script]] of Object.entries(scripts))
    for (const weight of [400, 700])
      GlobalFonts.registerFromPath(
        resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`),
        family,
      )
}

/** The font for text of any supported script. */
export function anyScript(pixels: number, bold: boolean): string {
  register()
  return `${bold ? 700 : 400} ${pixels}px "Receipt Latin", "Receipt Devanagari", "Receipt Latin Extended"`
}

/** The font for a printer's letters, which all have the same width: 0.6 of their size. */
export function monospaced(pixels: number, bold: boolean): string {
  register()
  return `${bold ? 700 : 400} ${pixels}px "Receipt Mono"`
}
