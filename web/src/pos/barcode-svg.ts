import { symbologyOf } from '@nivas/contract/pos/barcode.ts'
import { code128, drawingSVG, ean13 } from 'bwip-js/browser'

/** Returns a barcode as an SVG with its text below: EAN-13 if it is one, otherwise Code 128. */
export function barcodeSvg(barcode: string): string {
  const isEan = symbologyOf(barcode) === 'ean13'
  const options = { bcid: isEan ? 'ean13' : 'code128', text: barcode, height: 12, includetext: true }
  return isEan ? ean13(options, drawingSVG()) : code128({ ...options, textxalign: 'center' }, drawingSVG())
}
