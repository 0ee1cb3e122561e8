import { wordsSheet } from '../dictionary/words-sheet.ts'
import { housesSheet } from '../electrical/houses-sheet.ts'
import { readingsSheet } from '../electrical/readings-sheet.ts'
import { productsSheet } from '../pos/products-sheet.ts'
import { customersSheet } from '../registry/customers-sheet.ts'
import { vaccinationsSheet } from '../vaccination/vaccinations-sheet.ts'
import { roomsSheet } from '../venue/rooms-sheet.ts'
import type { ImportKind } from './schemas.ts'
import type { SheetKind } from './sheet.ts'

export const sheetKinds = {
  rooms: roomsSheet,
  customers: customersSheet,
  words: wordsSheet,
  vaccinations: vaccinationsSheet,
  office_products: productsSheet,
  bookcentre_products: productsSheet,
  bhandarghar_products: productsSheet,
  houses: housesSheet,
  readings: readingsSheet,
} satisfies Record<ImportKind, SheetKind>
