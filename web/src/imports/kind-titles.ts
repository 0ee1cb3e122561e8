import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'

/** The names of the kinds. */
export const kindTitles: Record<ImportKind, PlainKey> = {
  rooms: 'Buildings, floors and rooms',
  customers: 'Registry of customers',
  words: 'Words of the dictionary',
  vaccinations: 'Vaccinations',
  office_products: 'Products of the office',
  bookcentre_products: 'Products of the book centre',
  bhandarghar_products: 'Products of Bhandar Ghar',
  houses: 'Houses with a meter',
  readings: 'Readings of meters',
}
