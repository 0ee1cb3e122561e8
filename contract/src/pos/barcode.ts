import * as z from 'zod'
import { asciiDigits } from '../digits.ts'
import { ifMissing, text } from '../fields.ts'

/** The maximum length of a barcode. */
export const LONGEST_BARCODE = 20

/** The specification's text for a barcode that is missing or too long. */
const message = 'This is a required field. Contains 20 characters'

/** A barcode, with digits 0 to 9 and without surrounding blanks; letters keep their case. */
export const barcode = z
  .string({ error: ifMissing(message) })
  .transform((value) => asciiDigits(value.trim()))
  .pipe(
    text(200)
      .refine((value) => value.length >= 1 && value.length <= LONGEST_BARCODE, message)
      // Only printable ASCII, which Code 128 and every scanner support.
      .refine(
        (value) => value === '' || /^[\x20-\x7e]+$/.test(value),
        'Please enter letters A to Z, digits and signs only',
      ),
  )

/** The check digit of the first twelve digits of an EAN-13. */
export const eanCheckDigit = (twelve: string): number =>
  (10 - ([...twelve].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10

/** The symbology of a barcode: EAN-13 for 13 digits with a correct check digit, otherwise Code 128. */
export const symbologyOf = (barcode: string): 'ean13' | 'code128' =>
  /^\d{13}$/.test(barcode) && eanCheckDigit(barcode.slice(0, 12)) === Number(barcode[12])
    ? 'ean13'
    : 'code128'
