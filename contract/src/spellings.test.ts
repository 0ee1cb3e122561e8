import fc from 'fast-check'
import { expect, it } from 'vitest'
import { folded, spellings, withoutSigns } from './spellings.ts'

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

it('a text of only joiners has no other spelling, because an empty one would be found everywhere', () => {
  for (const text of ['\u200d', '\u200c \u200d', ' ']) expect(spellings(text)).toEqual([text])
  expect(withoutSigns('a\u200d\u200d ')).toBe('a')
})

it('a text has at most ten spellings, of a length like its own', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...'é\u0301 \u095c\u0921\u093c\u200d१\u1e69%\\_'),
    maxLength: 100,
  })
  fc.assert(
    fc.property(hostile, (text) => {
      const all = spellings(text)
      expect(all.length).toBeLessThanOrEqual(10)
      for (const one of all) expect(one.length).toBeLessThanOrEqual(3 * text.length)
    }),
  )
})

it('all spellings of a text are equal in comparisons', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aé\u0301 \u095c\u0921\u093c\u200d१2') }), (text) => {
      for (const one of spellings(text)) expect(folded(one)).toBe(folded(text))
    }),
  )
})
