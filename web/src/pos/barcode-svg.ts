import { symbologyOf } from '@nivas/contract/pos/barcode.ts'
import { code128, drawingSVG, ean13 } from 'bwip-js/browser'

/** A barcode as an SVG with its digits below it: EAN-13, or Code 128 for anything else. */
export function barcodeSvg(barcode: string): string {
  const isEan = symbologyOf(barcode) === 'ean13'
  const options = { bcid: isEan ? 'ean13' : 'code128', text: barcode, height: 12, includetext: true }
  return isEan ? ean13(options, drawingSVG()) : code128({ ...options, textxalign: 'center' }, drawingSVG())
}
