import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/**
 * The letters that receipts are drawn with, from npm packages under the Open Font License: nothing of the machine's
 * own, so that the same receipt looks the same everywhere.
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

/** For text of any script that is shipped. */
export function anyScript(pixels: number, bold: boolean): string {
  register()
  return `${bold ? 700 : 400} ${pixels}px "Receipt Latin", "Receipt Devanagari", "Receipt Latin Extended"`
}

/** As the letters of a printer itself: every one as wide as the next, 0.6 of their size. */
export function monospaced(pixels: number, bold: boolean): string {
  register()
  return `${bold ? 700 : 400} ${pixels}px "Receipt Mono"`
}
