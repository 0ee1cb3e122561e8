import { expect, test } from 'vitest'
import { withUsedOnly } from './used-styles.ts'

const used = new Set(['m_11111111'])
const left = (styles: string) => withUsedOnly(styles, used).replaceAll(/\s+/g, ' ').trim()

test('a rule stays whose classes are all used, or that has none of Mantine', () => {
  for (const rule of [
    '.m_11111111{color:red}',
    'h1{color:red}',
    '._mine_1a{color:red}',
    ':root{--m_size:1px}',
  ])
    expect(left(rule)).toBe(rule)
})

test('a rule of a class that no file uses goes, also below one that is used', () => {
  for (const rule of [
    '.m_22222222{color:red}',
    '.m_11111111 .m_22222222{color:red}',
    '.m_22222222:hover{color:red}',
  ])
    expect(left(rule)).toBe('')
})

test('of several selectors those that are used stay', () => {
  expect(left('.m_11111111,.m_22222222{color:red}')).toBe('.m_11111111{color:red}')
})

test('a class that must be absent may be unused, and one of a choice too', () => {
  for (const rule of [
    '.m_11111111:not(.m_22222222){color:red}',
    ':where(.m_22222222,.m_11111111) b{color:red}',
  ])
    expect(left(rule)).toBe(rule)
})

test('a condition without rules goes; a layer stays, for its place among the others', () => {
  expect(left('@layer a{@media print{.m_22222222{color:red}}}')).toBe('@layer a{}')
  expect(left('@keyframes m_33333333{0%{opacity:0}to{opacity:1}}')).toContain('opacity')
})
