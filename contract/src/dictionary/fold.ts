/**
 * Matches a nasal before a consonant of the same row, which sounds like the anusvara (the dot above): शान्ति, शांति.
 */
const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g

/** The word without accents and case, and with the anusvara for a nasal. Words with equal keys are the same word. */
export const exactKey = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[’‘`]/g, "'")
    .replace(nasals, 'ं')
    .replace(/\s+/g, ' ')
    .trim()

const [long, short] = [[...'आईऊीूा'], ['अ', 'इ', 'उ', 'ि', 'ु', '']]

/**
 * The `exactKey` of a word without details that people often omit: in Hindi nukta, nasal signs, visarga and the length
 * of vowels; in English hyphens, apostrophes and blanks.
 */
export const foldedKey = (word: string): string =>
  exactKey(word)
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/[ँंः]/g, '')
    .replace(/[आईऊीूा]/g, (letter) => short[long.indexOf(letter)] ?? '')
    .replace(/्$/, '')
    .replace(/[-'. ]/g, '')
    .normalize('NFC')

const devanagari = /[\u0900-\u097f]/

/** Whether a word is written in Devanagari. */
export const isHindi = (word: string): boolean => devanagari.test(word)

/** The Devanagari letters that each Latin letter stands for when people type Hindi in Latin letters. */
const soundsOf = {
  k: 'कख',
  g: 'गघ',
  c: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  n: 'ङञणनंँ',
  p: 'पफ',
  b: 'बभ',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'लळ',
  v: 'व',
  s: 'शषस',
  h: 'ह',
  ri: 'ऋृ',
  i: 'इईिी',
  u: 'उऊुू',
  e: 'एऐेै',
  o: 'ओऔऑोौॉ',
}

/** The sound of each Devanagari letter. The inherent vowel and its long form are left out: `soundKey` ignores them. */
const sounds = new Map(
  Object.entries(soundsOf).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
)

/** Reduces doubled sounds to one, and writes a nasal before a labial like any other nasal. */
const alike = (sound: string) => sound.replace(/m(?=[pb])/g, 'n').replace(/(.)\1+/g, '$1')

/**
 * The sound of a Hindi word, in either script, reduced to what different Latin spellings have in common:
 * प्रसाद, 'prasad' and 'prashad' are 'prsd'.
 */
export function soundKey(word: string): string {
  if (isHindi(word)) {
    const plain = exactKey(word)
      .normalize('NFD')
      .replace(/\u093c/g, '')
      .replace(/ज्ञ/g, 'गय')
    return alike([...plain].map((letter) => sounds.get(letter) ?? '').join(''))
  }
  return alike(
    exactKey(word)
      .replace(/[^a-z]/g, '')
      .replace(/jn|gn|dny/g, 'gy')
      .replace(/chh?/g, 'c')
      .replace(/([kgjtdpbs])h/g, '$1')
      .replace(/ee/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/ai|ay(?=[^aeiou]|$)/g, 'e')
      .replace(/au|ou/g, 'o')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/q/g, 'k')
      .replace(/x/g, 'ks')
      .replace(/f/g, 'p')
      .replace(/a/g, ''),
  )
}

/** The search terms of a side of a pair: its parts between commas, without the remarks in brackets. */
export const termsOf = (text: string): string[] => [
  ...new Set(
    text
      .replace(/\([^)]*\)?/g, ' ')
      .split(/[,;]/)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '' && part.length <= 100),
  ),
]

/** The parts of a side of a pair for display, with the remarks. */
export const partsOf = (text: string): string[] =>
  (text.match(/(?:\([^)]*\)?|[^,;(])+/g) ?? [])
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/**
 * The Latin spelling of a word with its spoken vowels, which `soundKey` omits: it tells सेवा from सेव when both have
 * the sound of the typed word.
 */
export function romanised(word: string): string {
  const plain = exactKey(word)
    .normalize('NFD')
    .replace(/\u093c/g, '')
  return isHindi(word)
    ? [...plain].map((letter) => ('ाआअ'.includes(letter) ? 'a' : (sounds.get(letter) ?? ''))).join('')
    : plain
        .replace(/aa/g, 'a')
        .replace(/ee/g, 'i')
        .replace(/oo/g, 'u')
        .replace(/([kgjtdpbs])h/g, '$1')
}
