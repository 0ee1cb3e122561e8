import type { Language } from '@nivas/contract/access/schemas.ts'

/** The Hindi of everything that a receipt says by itself. */
const hindi = {
  DUPLICATE: 'प्रतिलिपि',
  Print: 'छपाई',
  'Gate visit': 'गेट प्रवेश',
  'Samadh visit': 'समाध दर्शन',
  'Samadh closing report': 'समाध समापन रिपोर्ट',
  Office: 'कार्यालय',
  'Book Centre': 'पुस्तक केंद्र',
  'Bhandar Ghar': 'भंडार घर',
  'Bhent receipt': 'भेंट रसीद',
  'Test page': 'जाँच का पन्ना',
  Visitor: 'आगंतुक',
  People: 'लोग',
  'Vehicle number': 'वाहन संख्या',
  Date: 'तारीख़',
  'Mobile(s) Collected': 'जमा मोबाइल',
  'Tray number': 'ट्रे संख्या',
  Period: 'अवधि',
  From: 'से',
  To: 'तक',
  Family: 'परिवार',
  Group: 'समूह',
  Single: 'अकेले',
  Student: 'विद्यार्थी',
  'Not given': 'नहीं बताया',
  Total: 'कुल',
  Card: 'कार्ड',
  Name: 'नाम',
  days: 'दिन',
  day: 'दिन',
  'Additional Bhent': 'अतिरिक्त भेंट',
  Cash: 'नकद',
  Change: 'वापसी',
  'Reservation Reference': 'आरक्षण संख्या',
  Applicant: 'आवेदक',
  Arrival: 'आगमन',
  Departure: 'प्रस्थान',
  Rooms: 'कमरे',
  Bhent: 'भेंट',
  'Received by': 'प्राप्तकर्ता',
  Received: 'प्राप्ति',
  Printed: 'छपा',
  'Both edges of this line are on the paper': 'इस पंक्ति के दोनों सिरे काग़ज़ पर हैं',
} as const

export type Word = keyof typeof hindi
export type Say = (word: Word) => string

/** What a receipt says, in its language. */
export const sayIn =
  (language: Language): Say =>
  (word) =>
    language === 'hi' ? hindi[word] : word

export const hindiMonths = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const
