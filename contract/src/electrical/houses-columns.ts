import { column } from '../imports/column.ts'

/** The columns of a file of houses. */
export const housesColumns = [
  column('houseno', 'House No', 'मकान संख्या', 'A 12', { also: ['House', 'House number'], required: true }),
  column('name', 'Satsangi Name', 'सत्संगी का नाम', ['Asha Rao', 'आशा राव'], {
    also: ['Name', 'Family', 'नाम'],
    required: true,
  }),
  column('line', 'Electric line', 'बिजली लाइन', 'Main line', {
    also: ['Line', 'Line name', 'लाइन'],
    required: true,
  }),
  column('group', 'Satsangi group', 'सत्संगी समूह', 'Prem Nagar', { also: ['Group', 'समूह'], required: true }),
  column('meterno', 'Meter number', 'मीटर संख्या', 'M 104231', { also: ['Meter', 'Meter no'] }),
  column('metertype', 'Meter type', 'मीटर का प्रकार', ['Single phase', 'सिंगल फ़ेज़']),
  column('firstReading', 'First reading', 'पहली रीडिंग', '1240', {
    also: ['Opening reading', 'Start reading'],
  }),
  column('charges', 'Bhaint types', 'भेंट प्रकार', 'Electricity units: 7.50; Line upkeep: 60', {
    also: ['Charges', 'Bhaint', 'शुल्क'],
  }),
] as const
