import { expect, test } from 'vitest'
import hi from './hi.ts'
import type { Texts } from './texts.ts'
import { translate } from './translate.ts'

const english: Texts = { language: 'en', hindi: {} }
const hindi: Texts = {
  language: 'hi',
  hindi: { ...hi, '{{count}} people': '{{count}} लोग', '{{count}} people_one': '{{count}} व्यक्ति' },
}

test('an English text is its own translation, with its values filled in', () => {
  expect(translate('Login', undefined, english)).toBe('Login')
  expect(translate('Signed in as {{name}}', { name: 'Asha' }, english)).toBe('Signed in as Asha')
})

test('the English catalogue corrects the spelling of a wire text', () => {
  expect(translate('Form Has Been Submitted Succesfully.', undefined, english)).toBe(
    'Form Has Been Submitted Successfully.',
  )
})

test('Hindi says a refusal of the server with its values', () => {
  const said = 'Room 12 (Building A, floor 1) has just been taken for these dates.'
  expect(translate(said, undefined, hindi)).toBe(
    'कमरा 12 (Building A, मंज़िल 1) इन तारीख़ों के लिए अभी-अभी ले लिया गया है।',
  )
  expect(translate('At most 200 characters', undefined, hindi)).toBe('अधिक से अधिक 200 अक्षर')
})

test('a count chooses between one and many', () => {
  expect(translate('{{count}} people', { count: 1 }, hindi)).toBe('1 व्यक्ति')
  expect(translate('{{count}} people', { count: 5 }, hindi)).toBe('5 लोग')
  expect(translate('{{count}} people', { count: 5 }, english)).toBe('5 people')
})

test('what no catalogue knows stays as it was said, whatever signs are in it', () => {
  expect(translate('{{x}} $t(Login) <b>', undefined, hindi)).toBe('{{x}} $t(Login) <b>')
})

test('a value is never read as a text with places of its own', () => {
  expect(translate('Signed in as {{name}}', { name: '{{name}} $&' }, hindi)).toBe(
    '{{name}} $& के नाम से लॉगिन है',
  )
})
