import { onDemand } from '../ui/on-demand.tsx'

/** A receipt over a list. */
export const ReceiptDialog = onDemand(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)
