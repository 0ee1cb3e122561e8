import fc from 'fast-check'
import { expect, it } from 'vitest'
import { folded, spellings } from './spellings.ts'

it('a text that every keyboard writes alike has one spelling', () => {
  for (const text of ['Asha Devi', 'आशा देवी', '100%', 'a_b\\c']) expect(spellings(text)).toEqual([text])
})

it('a letter with a nukta is written as one character or as two', () => {
  const [one, two] = ['ब\u095cे', 'ब\u0921\u093cे']
  expect(spellings(one)).toContain(two)
  expect(spellings(two)).toContain(one)
  expect(folded(one)).toBe(folded(two))
})

it('accents, joiners, blanks and digits have other spellings', () => {
  expect(spellings('Rene\u0301')).toContain('Ren\u00e9')
  expect(spellings('Ren\u00e9')).toContain('Rene\u0301')
  expect(spellings('लक्\u200dष्मी')).toContain('लक्ष्मी')
  expect(spellings('Asha\u00a0 Devi')).toContain('Asha Devi')
  expect(spellings('मकान १२')).toContain('मकान 12')
})

it('all spellings of a text are alike when they are compared', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aé\u0301 \u095c\u0921\u093c\u200d१2') }), (text) => {
      for (const one of spellings(text)) expect(folded(one)).toBe(folded(text))
    }),
  )
})
