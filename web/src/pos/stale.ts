import { pos as calls } from '@nivas/contract/pos/calls.ts'

/** The calls that a change of a catalogue makes stale. */
export const staleCatalogue = [
  calls.categories,
  calls.products,
  calls.prices,
  calls.stockRows,
  calls.mainCategories,
  calls.bhaintPrasadCategories,
  calls.productsOfCategory,
  calls.soldCatalogue,
] as const
