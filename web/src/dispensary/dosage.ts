import { say, type Text } from '@nivas/contract/texts.ts'

/** The abbreviations of prescriptions, in words for the patient. */
const abbreviations: Readonly<Record<string, Text>> = {
  od: say('once a day'),
  bd: say('twice a day'),
  bid: say('twice a day'),
  tds: say('3 times a day'),
  tid: say('3 times a day'),
  qid: say('4 times a day'),
  hs: say('at bedtime'),
  sos: say('only when needed'),
}

/** A count of tablets: 1, 1/2, ½, 0.5. */
const count = '(\\d+(?:[./]\\d+)?|½)'
const pattern = new RegExp(`^${count}\\s*-\\s*${count}\\s*-\\s*${count}$`)

/**
 * A dosage in words: `1-0-1` is one in the morning and one at night, `TDS` three times a day. Other texts are
 * sentences already: undefined.
 */
export function dosageInWords(dosage: string): readonly Text[] | undefined {
  const plain = dosage.trim()
  const [, morning = '0', noon = '0', night = '0'] = pattern.exec(plain) ?? []
  const parts = [
    ...(morning === '0' ? [] : [say('{{amount}} in the morning', { amount: morning })]),
    ...(noon === '0' ? [] : [say('{{amount}} at noon', { amount: noon })]),
    ...(night === '0' ? [] : [say('{{amount}} at night', { amount: night })]),
  ]
  if (parts.length > 0) return parts
  const known = abbreviations[plain.toLowerCase().replaceAll('.', '')]
  return known && [known]
}
