import type { Language } from '@nivas/contract/access/schemas.ts'
import { fill } from '@nivas/contract/texts.ts'

type Values = { name: string; venue: string; link: string }

const texts = {
  en: {
    subject: '{{venue}}: set a new password',
    text: `Namaste {{name}},

somebody, probably you, asked to set a new password for your account at {{venue}}. Open this address within an hour:

{{link}}

If it was not you, there is nothing to do: your password stays as it is.`,
  },
  hi: {
    subject: '{{venue}}: नया पासवर्ड बनाएँ',
    text: `नमस्ते {{name}},

किसी ने, शायद आपने ही, {{venue}} में आपके खाते का नया पासवर्ड बनाने का लिंक माँगा है। एक घंटे के भीतर यह लिंक खोलें:

{{link}}

यदि यह आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।`,
  },
} as const

/**
 * The mail with the link, in the reader's language. The subject is written when the mail is queued, the text when it is
 * sent.
 */
export const resetText = (language: Language) => ({
  subject: (values: Pick<Values, 'venue'>) => fill(texts[language].subject, values),
  text: (values: Values) => fill(texts[language].text, values),
})
