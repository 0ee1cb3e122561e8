import { inEnglish } from '@nivas/contract/in-english.ts'
import { expect, it } from 'vitest'
import { wrongWhole } from './wrong-whole.ts'

it('reports decimals before limits, and does not report an empty field', () => {
  const wrong = (typed: number | '' | undefined) => {
    const text = wrongWhole(typed, 1, 20)
    return text && inEnglish(text)
  }
  for (const right of ['', undefined, 1, 20] as const) expect(wrong(right)).toBeUndefined()
  for (const broken of [1.5, 0.5, -1.5, 20.5]) expect(wrong(broken)).toBe('Please enter a whole number')
  for (const less of [0, -3]) expect(wrong(less)).toBe('Must be 1 or more')
  for (const more of [21, 1e20]) expect(wrong(more)).toBe('Must be 20 or less')
})
