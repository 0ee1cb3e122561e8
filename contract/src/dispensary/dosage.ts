import type { Text } from '../texts.ts'
import hindi from './dosage-hi.ts'

type Key = keyof typeof hindi

const aDay = '(?:(?:an?|per|each|every|in a) day|daily)'
const word = (plural: string) => `{{amount}} ?(?:${plural})`

/** Patterns for other spellings of each text, besides the text itself and its Hindi; `{{amount}}` matches a number. */
const spellings: Readonly<Record<Key, string>> = {
  '{{amount}} in the morning': word('(?:in the )?morning'),
  '{{amount}} at noon': word('noon|(?:in the )?afternoon'),
  '{{amount}} in the evening': word('(?:in the )?evening'),
  '{{amount}} at night': word('night'),

  '{{amount}} tablet': word('tabs?|गोलियाँ|गोलियां'),
  '{{amount}} tablets': '',
  '{{amount}} capsule': word('caps?'),
  '{{amount}} capsules': '',
  '{{amount}} spoon': word('spoonfuls?'),
  '{{amount}} spoons': '',
  '{{amount}} teaspoon': word('tsps?|tea spoons?|teaspoonfuls?'),
  '{{amount}} teaspoons': '',
  '{{amount}} tablespoon': word('tbsps?|table spoons?|tablespoonfuls?'),
  '{{amount}} tablespoons': '',
  '{{amount}} drop': word('बूंद|बूँदें|बूंदें'),
  '{{amount}} drops': '',
  '{{amount}} packet': word('packs?|sachets?'),
  '{{amount}} packets': '',
  '{{amount}} puff': '',
  '{{amount}} puffs': '',
  '{{amount}} injection': word('inj'),
  '{{amount}} injections': '',
  '{{amount}} ml': word('ml'),

  'once a day': `(?:once|1 time|one time|1x) ${aDay}|od`,
  'twice a day': `(?:twice|(?:2|two) times|2x) ${aDay}|bd|bds|bid|दिन में दो बार`,
  '3 times a day': `(?:thrice|(?:3|three) times|3x) ${aDay}|tds|tid|दिन में तीन बार`,
  '4 times a day': `(?:(?:4|four) times|4x) ${aDay}|qid|qds|दिन में चार बार`,
  '{{amount}} times a day': `{{amount}} times ${aDay}`,
  'every {{amount}} hours': '(?:every|each) {{amount}} ?(?:hours?|hrs?)|{{amount}} ?(?:hourly|hrly)',
  'every day': 'daily|each day|हर रोज़|हर दिन',
  'every other day': '(?:on )?alternate days?|every (?:alternate|second) day',
  'once a week': 'weekly|once (?:weekly|every week|per week)',

  'in the morning': '(?:every |each )?mornings?',
  'at noon': '(?:in the |every |each )?(?:noon|afternoons?)|दोपहर',
  'in the evening': '(?:every |each )?evenings?|शाम',
  'at night': '(?:every |each )?nights?|nightly|रात को|रात',
  'at bedtime': 'bedtime|before (?:bed|sleep|sleeping|going to bed)|hs|सोने से पहले',

  'before food': 'before (?:eating|(?:a |each |every )?meals?)',
  'half an hour before food': '(?:30 ?(?:min|mins|minutes)|half an hour) before (?:eating|food|meals?)',
  'after food': 'after (?:eating|(?:a |each |every )?meals?)|खाना खाने के बाद',
  'with food': 'with (?:a |each |every )?meals?',
  'before breakfast': '',
  'after breakfast': '',
  'before lunch': '',
  'after lunch': '',
  'before dinner': '',
  'after dinner': '',
  'on an empty stomach': '(?:on )?empty stomach',
  'with water': '',
  'with warm water': 'with lukewarm water',
  'with milk': '',
  'in {{amount}} litre of water': 'in {{amount}} ?(?:litres?|liters?|l) (?:of )?water',
  'in {{amount}} glass of water': 'in {{amount}} glass(?:es)? (?:of )?water',

  'only when needed':
    '(?:only )?(?:when|whenever|if|as) (?:needed|required|necessary)|sos|prn|ज़रूरत होने पर|ज़रूरत पड़ने पर',
  'for pain': '(?:if|when) in pain|(?:if|in case of) pain',
  'for fever': '(?:if|in case of) fever',
  'in each eye': 'in both (?:the )?eyes',
  'in each ear': 'in both (?:the )?ears',
  'in each nostril': 'in both (?:the )?nostrils',

  apply: '',
  take: '',
  chew: '',
  gargle: 'gargles?',
}

const numbers: Readonly<Record<string, string>> = {
  ...{
    a: '1',
    an: '1',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    eight: '8',
    ten: '10',
  },
  ...{ half: '½', 'half a': '½', 'half an': '½', '1/2': '½', '1/4': '¼', '0.5': '½' },
  ...{ एक: '1', दो: '2', तीन: '3', चार: '4', पाँच: '5', आधा: '½', आधी: '½' },
}
const digits = '\\d+(?:[./]\\d+)?|\\d*[½¼¾]'
const amount = `(?:\\d+ ?(?:-|–|to) ?\\d+|${digits}|half an?|${Object.keys(numbers).join('|')})`

/** The printed form of a typed number: ½ for `half a`. */
const amountOf = (typed: string) => numbers[typed] ?? typed.replace(/ ?(?:-|–|to) ?/, '-')
const isOne = (printed: string) => printed === '1' || /^(?:0[.].*|[½¼¾])$/.test(printed)

/** Removes the dot below Hindi letters, which many people leave out. */
const withoutNukta = (text: string) => text.normalize('NFD').replaceAll('\u093c', '')

/** A pattern for the end of a word, in any script. */
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])'
const matcher = (pattern: string) =>
  new RegExp(`^(?:${pattern.replaceAll('{{amount}}', `(${amount})`)})${WORD_END}`, 'u')

const patterns = (Object.keys(spellings) as Key[]).map(
  (key) => [key, matcher(withoutNukta([key, hindi[key], spellings[key]].filter(Boolean).join('|')))] as const,
)

/** Numbers for morning, noon and night, such as 1-0-1; of four numbers, the third is for the evening. */
const amountsPerTime = new RegExp(
  `^(${digits}) ?[-–] ?(${digits}) ?[-–] ?(${digits})(?: ?[-–] ?(${digits}))?${WORD_END}`,
  'u',
)

type Found = { texts: readonly Text[]; length: number }

function timesOfDay(rest: string): Found | undefined {
  const [all, morning = '0', noon = '0', third = '0', fourth] = amountsPerTime.exec(rest) ?? []
  if (all === undefined) return undefined
  const [evening, night] = fourth === undefined ? ['0', third] : [third, fourth]
  const times: [Key, string][] = [
    ['{{amount}} in the morning', morning],
    ['{{amount}} at noon', noon],
    ['{{amount}} in the evening', evening],
    ['{{amount}} at night', night],
  ]
  const taken = times.filter(([, count]) => count !== '0')
  return { texts: taken.map(([key, count]) => ({ key, values: { amount: count } })), length: all.length }
}

function phrase(rest: string): Found | undefined {
  const found = patterns.flatMap(([key, pattern]) => {
    const [all, ...amounts] = pattern.exec(rest) ?? []
    if (all === undefined) return []
    const typed = amounts.find((one) => one !== undefined)
    return [{ texts: [textOf(key, typed && amountOf(typed))], length: all.length }]
  })
  return found.toSorted((one, other) => other.length - one.length)[0]
}

/** The text with its amount; a unit is in the singular or the plural, as the amount requires. */
function textOf(key: Key, printed: string | undefined): Text {
  if (printed === undefined) return { key }
  const [one, more] = [key.replace(/s$/, ''), `${key}s`].filter((form): form is Key => form in spellings)
  return { key: (isOne(printed) ? one : more) ?? key, values: { amount: printed } }
}

const timesWithoutAmount: readonly string[] = [
  'in the morning',
  'at noon',
  'in the evening',
  'at night',
] satisfies Key[]

/**
 * Whether the number of `next` may belong to the time before it: in `morning 2 night 1 tablet`, the 2 is for the
 * morning.
 */
const takesNumber = (before: Text | undefined, next: Text | undefined): boolean =>
  before !== undefined &&
  timesWithoutAmount.includes(before.key) &&
  timesWithoutAmount.some((time) => next?.key === `{{amount}} ${time}`)

/**
 * A dosage as texts for the patient, which have both languages: `1-0-1` becomes one in the morning and one at night,
 * `TDS` becomes 3 times a day, and `two spoons after food` becomes its two phrases. Undefined if any part is not
 * recognised: such a dosage is printed as it was typed.
 */
export function dosageInWords(dosage: string): readonly Text[] | undefined {
  let rest = withoutNukta(dosage)
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    // Keeps the dot of `.5`, which would otherwise be ten times as much: the next line removes other dots.
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/\.(?!\d)/g, '')
    .replace(/\s+/g, ' ')
  // For drops, `OD` may mean the right eye.
  if (/\bod\b/.test(rest) && rest.includes('drop')) return undefined
  const texts: Text[] = []
  for (;;) {
    const [gap = ''] = /^(?:[\s,;&+]|(?:and|और) )+/.exec(rest) ?? []
    rest = rest.slice(gap.length)
    if (rest === '') return texts.length > 0 ? texts : undefined
    const found = timesOfDay(rest) ?? phrase(rest)
    if (!found || (gap.trim() === '' && takesNumber(texts.at(-1), found.texts[0]))) return undefined
    texts.push(...found.texts)
    rest = rest.slice(found.length)
  }
}
