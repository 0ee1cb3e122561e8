import type { Catalogue } from '../languages/patterns.ts'

/** The Hindi of the gate. */
const hi: Catalogue = {
  'Gate reservations': 'गेट के आरक्षण',
  'Check in {{number}} of {{name}} at the gate, {{members}}?':
    '{{name}} के आरक्षण {{number}} ({{members}}) का गेट पर चेक-इन करें?',
  '1 member': '1 सदस्य',
  '{{count}} members': '{{count}} सदस्य',
}
export default hi
