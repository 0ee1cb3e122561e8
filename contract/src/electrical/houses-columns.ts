import type { SheetColumn } from '../imports/columns.ts'

/** The columns of a file of houses. */
export const housesColumns = [
  {
    name: 'houseno',
    title: 'House No',
    hindi: 'मकान संख्या',
    also: ['House', 'House number'],
    required: true,
    example: { en: 'A 12', hi: 'A 12' },
  },
  {
    name: 'name',
    title: 'Satsangi Name',
    hindi: 'सत्संगी का नाम',
    also: ['Name', 'Family', 'नाम'],
    required: true,
    example: { en: 'Asha Rao', hi: 'आशा राव' },
  },
  {
    name: 'line',
    title: 'Electric line',
    hindi: 'बिजली लाइन',
    also: ['Line', 'Line name', 'लाइन'],
    required: true,
    example: { en: 'Main line', hi: 'Main line' },
  },
  {
    name: 'group',
    title: 'Satsangi group',
    hindi: 'सत्संगी समूह',
    also: ['Group', 'समूह'],
    required: true,
    example: { en: 'Prem Nagar', hi: 'Prem Nagar' },
  },
  {
    name: 'meterno',
    title: 'Meter number',
    hindi: 'मीटर संख्या',
    also: ['Meter', 'Meter no'],
    example: { en: 'M 104231', hi: 'M 104231' },
  },
  {
    name: 'metertype',
    title: 'Meter type',
    hindi: 'मीटर का प्रकार',
    example: { en: 'Single phase', hi: 'सिंगल फ़ेज़' },
  },
  {
    name: 'firstReading',
    title: 'First reading',
    hindi: 'पहली रीडिंग',
    also: ['Opening reading', 'Start reading'],
    example: { en: '1240', hi: '1240' },
  },
  {
    name: 'charges',
    title: 'Bhaint types',
    hindi: 'भेंट प्रकार',
    also: ['Charges', 'Bhaint', 'शुल्क'],
    example: {
      en: 'Electricity units: 7.50; Line upkeep: 60',
      hi: 'Electricity units: 7.50; Line upkeep: 60',
    },
  },
] as const satisfies readonly SheetColumn[]
