import type { Catalogue } from '../../languages/patterns.ts'

/** As `calls.ts`, for the gate. */
export const gateCalls: Catalogue = {
  Visit: 'गेट प्रवेश',
  'Gate setting': 'गेट की सेटिंग',

  'Record visitors at the gate, and check in the reservation that they come on':
    'गेट पर आगंतुक दर्ज किए और उनके आरक्षण का चेक-इन किया',
  'Record a visitor at the gate by the short form': 'छोटे फ़ॉर्म से गेट पर आगंतुक दर्ज किया',
  'Correct what was written down of a visit that has not ended': 'भीतर के आगंतुक का प्रवेश सुधारा',
  'Mark a visit as ended, its visitors out': 'आगंतुकों का निकास दर्ज किया',
  'Change the ceiling of people inside': 'भीतर रहने वालों की सीमा बदली',
}
