import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import type { Translate } from '../languages/use-text.ts'

/** The name of an open line: its Bhaint type, or an advance; one that was taken back is owed. */
export const lineName = (t: Translate, { chargename, balance }: ReadingBalance): string =>
  chargename ?? t(balance > 0 ? 'Advance that was taken back' : 'Advance')
