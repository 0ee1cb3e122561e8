import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import type { Translate } from '../languages/use-text.ts'

/** Returns the name of an unsettled bill line: its Bhaint type, or an advance, which is owed if it was taken back. */
export const lineName = (t: Translate, { chargename, balance }: ReadingBalance): string =>
  chargename ?? t(balance > 0 ? 'Advance taken back' : 'Advance')
