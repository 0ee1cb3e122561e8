import type { Language } from '@nivas/contract/access/schemas.ts'
import { fill } from '@nivas/contract/texts.ts'
import { dayInMail } from '../mail/day-in-mail.ts'

/** `arrival` and `departure` are days, `YYYY-MM-DD`. */
type Values = { venue: string; number: string; arrival: string; departure: string; link: string }

const texts = {
  en: {
    subject: '{{venue}}: your application {{number}}',
    text: `Namaste,

your application for a stay at {{venue}} has been received.

Reference number: {{number}}
Arrival: {{arrival}}
Departure: {{departure}}

If you arrive more than 24 hours late, your allotment is cancelled.

This is not yet a confirmation. How your application stands you can see here, with the reference number and the last 4 digits of the phone number you gave:

{{link}}

If you have not applied, there is nothing to do.`,
  },
  hi: {
    subject: '{{venue}}: आपका आवेदन {{number}}',
    text: `नमस्ते,

{{venue}} में ठहरने के लिए आपका आवेदन मिल गया है।

आवेदन संख्या: {{number}}
आगमन: {{arrival}}
प्रस्थान: {{departure}}

यदि आप 24 घंटे से ज़्यादा देर से पहुँचते हैं तो आपका आवंटन रद्द हो जाएगा।

आपका ठहरना अभी पक्का नहीं हुआ है। अपने आवेदन की स्थिति आप आवेदन संख्या और अपने दिए हुए फ़ोन नंबर के आख़िरी 4 अंकों से यहाँ देख सकते हैं:

{{link}}

यदि आपने आवेदन नहीं किया है तो कुछ करने की ज़रूरत नहीं है।`,
  },
} as const

/** Returns the mail that acknowledges an application, in the language of the applicant. */
export function acknowledgementText(language: Language, given: Values) {
  const values = {
    ...given,
    arrival: dayInMail(given.arrival, language),
    departure: dayInMail(given.departure, language),
  }
  return { subject: fill(texts[language].subject, values), text: fill(texts[language].text, values) }
}
