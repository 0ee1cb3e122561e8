import { eanCheckDigit } from '@nivas/contract/pos/barcode.ts'

/** The parts of book titles that a venue could sell; each form is combined with each subject. */
const english = {
  categories: ['Discourses', 'Lives of saints', 'Poetry and songs', 'For children'],
  forms: [
    'Discourses on {}',
    'The Path of {}',
    'Letters on {}',
    'A Life of {}',
    'Stories of {}',
    'The Company of {}',
    'Songs of {}',
    'Poems on {}',
    'A Garland of {}',
    'A First Book of {}',
    '{} for Children',
    'Evenings with {}',
  ],
  subjects: [
    ...['Devotion', 'Service', 'Silence', 'Humility', 'Grace', 'Patience', 'Truth', 'Gratitude', 'Faith'],
    ...[
      'Inner Light',
      'the Teacher',
      'Right Living',
      'the Inner Sound',
      'Compassion',
      'Surrender',
      'Simplicity',
    ],
    ...[
      'Peace',
      'Contentment',
      'the Soul',
      'Forgiveness',
      'Longing',
      'Wakefulness',
      'Unity',
      'Joy',
      'Prayer',
    ],
  ],
}

const hindi = {
  categories: ['प्रवचन', 'संत चरित्र', 'काव्य और भजन', 'बाल साहित्य'],
  forms: [
    '{} पर प्रवचन',
    '{} का मार्ग',
    '{} के पत्र',
    '{} की गाथा',
    '{} की कथाएँ',
    '{} का संग',
    '{} के भजन',
    '{} के दोहे',
    '{} माला',
    '{} की पहली पुस्तक',
    'बच्चों के लिए {}',
    '{} की संध्या',
  ],
  subjects: [
    ...['भक्ति', 'सेवा', 'मौन', 'विनय', 'कृपा', 'धैर्य', 'सत्य', 'कृतज्ञता', 'श्रद्धा', 'अंतर ज्योति', 'सतगुरु'],
    ...['सदाचार', 'अनहद नाद', 'करुणा', 'समर्पण', 'सरलता', 'शांति', 'संतोष', 'आत्मा', 'क्षमा', 'विरह', 'जागृति'],
    ...['एकता', 'आनंद', 'प्रार्थना'],
  ],
}

export type Book = { title: string; language: 'English' | 'हिन्दी'; category: string; barcode: string }

/** Returns an EAN-13 with the prefix of books from India. */
const isbn = (number: number): string => {
  const twelve = `97881${String(2_900_000 + number * 137).padStart(7, '0')}`
  return twelve + eanCheckDigit(twelve)
}

const booksIn = (language: Book['language'], { categories, forms, subjects }: typeof english, from: number) =>
  forms.flatMap((form, at) =>
    subjects.map(
      (subject, number): Book => ({
        title: form.replace('{}', subject),
        language,
        category: categories[Math.floor(at / 3)] ?? '',
        barcode: isbn(from + at * subjects.length + number),
      }),
    ),
  )

/** Returns 600 books, half of them in Hindi. */
export const books = (): Book[] => [...booksIn('हिन्दी', hindi, 1), ...booksIn('English', english, 1001)]

/** The categories below each language. */
export const bookCategories = { हिन्दी: hindi.categories, English: english.categories }
