import { onDemand } from '../ui/on-demand.tsx'

/** The dialog of a receipt, loaded when it is opened. */
export const ReceiptDialog = onDemand(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)
