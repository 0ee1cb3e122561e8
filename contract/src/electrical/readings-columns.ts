import type { SheetColumn } from '../imports/columns.ts'

/** The columns of a file of readings. */
export const readingsColumns = [
  {
    name: 'houseno',
    title: 'House No',
    hindi: 'मकान संख्या',
    also: ['House', 'House number'],
    required: true,
    example: { en: 'A 12', hi: 'A 12' },
  },
  {
    name: 'month',
    title: 'Month',
    hindi: 'महीना',
    also: ['Reading month'],
    date: true,
    required: true,
    example: { en: '11/2026', hi: '11/2026' },
  },
  {
    name: 'reading',
    title: 'Current Reading',
    hindi: 'वर्तमान रीडिंग',
    also: ['Reading', 'रीडिंग'],
    required: true,
    example: { en: '1385', hi: '1385' },
  },
  {
    name: 'newMeter',
    title: 'New Meter',
    hindi: 'नया मीटर',
    example: { en: 'no', hi: 'नहीं' },
  },
  {
    name: 'finalReading',
    title: 'Old meter ended at',
    hindi: 'पुराना मीटर यहाँ तक',
    example: { en: '', hi: '' },
  },
  {
    name: 'meterBegan',
    title: 'New meter began at',
    hindi: 'नया मीटर यहाँ से',
    example: { en: '', hi: '' },
  },
] as const satisfies readonly SheetColumn[]
