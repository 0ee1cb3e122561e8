import type { Tender } from '../cash/tenders.ts'

/** The specification's payment methods; `required`: the method needs a description. */
export const methods = [
  { id: 1, type: 'Cash', required: 0, tender: 'CASH' },
  { id: 2, type: 'UPI', required: 1, tender: 'UPI' },
  { id: 3, type: 'Cheque', required: 1, tender: 'CHEQUE' },
  { id: 4, type: 'Bank transfer', required: 1, tender: 'TRANSFER' },
] as const satisfies readonly { id: number; type: string; required: 0 | 1; tender: Tender }[]

export type Method = (typeof methods)[number]

/** The method with this id. The id may come from a request that is not validated yet, so it may have any type. */
export const methodOf = (id: unknown): Method | undefined => methods.find((method) => method.id === id)
