/** The texts of the tills that are shown in both languages, with their Hindi. */
export const bilingual = {
  'Please scan Satsangi Card before taking Bhaint': 'भेंट लेने से पहले कृपया सत्संगी कार्ड स्कैन करें',
  'Please scan Satsangi Card before selling books available to satsangi only.':
    'केवल सत्संगियों के लिए उपलब्ध पुस्तकें बेचने से पहले कृपया सत्संगी कार्ड स्कैन करें।',
  'Please remove Bhaint transactions before removing/changing the Satsangi card.':
    'सत्संगी कार्ड हटाने या बदलने से पहले कृपया भेंट की पंक्तियाँ हटाएँ।',
  'The Prasad is worth more than the Bhaint.': 'प्रसाद का मूल्य भेंट से अधिक है।',
  'Please remove the Prasad before removing the Bhaint.': 'भेंट हटाने से पहले कृपया प्रसाद हटाएँ।',
} as const
