import { column } from '../imports/column.ts'

/** The columns of a file of readings. */
export const readingsColumns = [
  column('houseno', 'House No', 'मकान संख्या', 'A 12', { also: ['House', 'House number'], required: true }),
  column('month', 'Month', 'महीना', '11/2026', { also: ['Reading month'], required: true, date: true }),
  column('reading', 'Current Reading', 'वर्तमान रीडिंग', '1385', {
    also: ['Reading', 'रीडिंग'],
    required: true,
  }),
  column('newMeter', 'New Meter', 'नया मीटर', ['no', 'नहीं']),
  column('finalReading', 'Old meter ended at', 'पुराना मीटर यहाँ तक', ''),
  column('meterBegan', 'New meter began at', 'नया मीटर यहाँ से', ''),
] as const
