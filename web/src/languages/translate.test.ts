import gate from '@nivas/contract/gate/hi.ts'
import shared from '@nivas/contract/hi.ts'
import reservations from '@nivas/contract/reservations/hi.ts'
import { say, type TextKey, type Value } from '@nivas/contract/texts.ts'
import venue from '@nivas/contract/venue/hi.ts'
import { expect, test } from 'vitest'
import hi from './hi.ts'
import type { Texts } from './texts.ts'
import { inLanguage, wordIn } from './translate.ts'

const english: Texts = { language: 'en', hindi: {}, names: {} }
const hindi: Texts = {
  language: 'hi',
  hindi: { ...hi, ...reservations, ...gate, '{{count}} to review_one': '{{count}} पर ध्यान दें' },
  names: { 'Building A': 'भवन क', Satsang: 'सत्संग सभा' },
}

test('an English text is its own translation, with its values filled in', () => {
  expect(inLanguage(english, say('Login'))).toBe('Login')
  expect(inLanguage(english, say('Signed in as {{name}}', { name: 'Asha' }))).toBe('Signed in as Asha')
})

test('the English catalogue corrects the spelling of the specification', () => {
  expect(inLanguage(english, say('Form Has Been Submitted Succesfully.'))).toBe(
    'Form Has Been Submitted Successfully.',
  )
})

test('a refusal of the server is shown in Hindi with its values', () => {
  const values = { room: 12, building: 'Building A', floor: 1 }
  expect(
    inLanguage(
      hindi,
      say('Room {{room}} ({{building}}, floor {{floor}}) has just been taken for these dates.', values),
    ),
  ).toBe('कमरा 12 (भवन क, मंज़िल 1) इन तारीख़ों के लिए अभी-अभी ले लिया गया है।')
})

test('a stair and the usual reason of a closure are shown in Hindi in a refusal too', () => {
  const area: Texts = { ...hindi, hindi: { ...hindi.hindi, ...venue, LEFT: 'बाएँ', Repair: 'मरम्मत' } }
  const floor = say('Floor {{floor}} ({{position}}) has rooms. Please remove them first.', {
    floor: 1,
    position: 'LEFT',
  })
  expect(inLanguage(area, floor)).toBe('मंज़िल 1 (बाएँ) पर कमरे हैं। कृपया पहले उन्हें हटाएँ।')
  const closed = (reason: string) =>
    say('Room {{room}} is already switched off from {{from}} to {{to}}: {{reason}}.', {
      room: '101',
      from: { day: '2026-11-21' },
      to: { day: '2026-11-22' },
      reason,
    })
  expect(inLanguage(area, closed('Repair'))).toMatch(/: मरम्मत।$/)
  expect(inLanguage(area, closed('Repair of the fan'))).toMatch(/: Repair of the fan।$/)
  expect(inLanguage(english, closed('Repair'))).toMatch(/: Repair\.$/)
})

test('a choice and a count that another user has changed are shown as on the screen', () => {
  const changed = (value: Value) =>
    say('Someone changed this to {{value}} meanwhile. Save again to replace it.', { value })
  const area: Texts = { ...hindi, hindi: { ...hindi.hindi, ...shared, WESTERN: 'वेस्टर्न' } }
  expect(inLanguage(area, changed({ word: 'WESTERN' }))).toMatch(/ वेस्टर्न /)
  expect(inLanguage(area, changed({ word: 'Building A' }))).toMatch(/ भवन क /)
  expect(inLanguage(area, changed('WESTERN'))).toMatch(/ WESTERN /)
  for (const language of [english, area])
    expect(inLanguage(language, changed({ count: 210_000 }))).toMatch(/ 2,10,000 /)
})

test('days, moments, amounts and texts as values are shown in Hindi too', () => {
  expect(
    inLanguage(
      hindi,
      say('This visitor was already marked out at {{moment}}.', { moment: { moment: '2026-11-21T14:05' } }),
    ),
  ).toBe('इस आगंतुक का निकास पहले दर्ज हो चुका है: 21 नवंबर 2026, 14:05।')
  const rooms = [1, 2].map((room) =>
    say('{{room}} ({{building}}, floor {{floor}})', { room, building: 'A', floor: 0 }),
  )
  expect(inLanguage(hindi, say('Rooms {{rooms}} have just been taken for these dates.', { rooms }))).toBe(
    'कमरे 1 (A, मंज़िल 0), 2 (A, मंज़िल 0) इन तारीख़ों के लिए अभी-अभी ले लिए गए हैं।',
  )
})

test('a count chooses between singular and plural', () => {
  const text = (count: number) => say('{{count}} to review', { count })
  expect(inLanguage(english, text(1))).toBe('1 to review')
  expect(inLanguage(hindi, text(1))).toBe('1 पर ध्यान दें')
  expect(inLanguage(hindi, text(5))).toBe('5 पर ध्यान देना है')
})

test('a count of thousands has separators, as in the lists', () => {
  const text = (count: number) => inLanguage(english, say('{{count}} rows', { count }))
  expect([text(1), text(12_345)]).toEqual(['1 row', '12,345 rows'])
})

test('a limit is shown as it is typed, because it may be a year', () => {
  const text = (count: number) => inLanguage(english, say('Must be {{count}} or less', { count }))
  expect([text(2025), text(10_000)]).toEqual(['Must be 2025 or less', 'Must be 10000 or less'])
})

test('a count with separators also chooses between them', () => {
  const text = (count: string) => inLanguage(english, say('{{count}} rows', { count }))
  expect([text('1'), text('0'), text('12,345')]).toEqual(['1 row', '0 rows', '12,345 rows'])
})

test('an unknown text is shown in English with its values: the server may be newer than this page', () => {
  const newer = { key: 'Newer than {{what}}' as TextKey, values: { what: 'this page' } }
  expect(inLanguage(hindi, newer)).toBe('Newer than this page')
  expect(wordIn(hindi, 'A name of the venue {{x}}')).toBe('A name of the venue {{x}}')
})

test('the placeholders in a value are not filled in', () => {
  expect(inLanguage(hindi, say('Signed in as {{name}}', { name: '{{name}} $&' }))).toBe(
    '{{name}} $& के नाम से लॉगिन है',
  )
})

test('a text without Hindi does not compile, and needs its values', () => {
  // @ts-expect-error no such text
  say('A text that no catalogue has')
  // @ts-expect-error no values
  say('Signed in as {{name}}')
})

test("the venue's Hindi of a name is shown in Hindi, on its own and before the number of a room", () => {
  expect(wordIn(hindi, 'Building A')).toBe('भवन क')
  expect(wordIn(hindi, 'Satsang')).toBe('सत्संग सभा')
  expect(wordIn(hindi, 'Building A 101, Building B 7')).toBe('भवन क 101, Building B 7')
  expect(wordIn(hindi, 'Building A 101 +2')).toBe('भवन क 101 +2')
  expect(wordIn(hindi, 'Building A is painted')).toBe('Building A is painted')
  expect(wordIn({ ...hindi, language: 'en' }, 'Building A 101')).toBe('Building A 101')
})
