import { expect, test } from 'vitest'
import { withUsedOnly } from './used-styles.ts'

const used = new Set(['m_11111111'])
const left = (styles: string) => withUsedOnly(styles, used).replaceAll(/\s+/g, ' ').trim()

test('a rule stays if all its classes are used or none is of Mantine', () => {
  for (const rule of [
    '.m_11111111{color:red}',
    'h1{color:red}',
    '._mine_1a{color:red}',
    ':root{--m_size:1px}',
  ])
    expect(left(rule)).toBe(rule)
})

test('a rule with a class that no file uses is removed, even below a used class', () => {
  for (const rule of [
    '.m_22222222{color:red}',
    '.m_11111111 .m_22222222{color:red}',
    '.m_22222222:hover{color:red}',
  ])
    expect(left(rule)).toBe('')
})

test('only the used selectors of a rule stay', () => {
  expect(left('.m_11111111,.m_22222222{color:red}')).toBe('.m_11111111{color:red}')
})

test('an unused class in `:not()` or in a choice of classes does not remove a rule', () => {
  for (const rule of [
    '.m_11111111:not(.m_22222222){color:red}',
    ':where(.m_22222222,.m_11111111) b{color:red}',
  ])
    expect(left(rule)).toBe(rule)
})

test('a condition without rules is removed, and a layer stays for its place in the order', () => {
  expect(left('@layer a{@media print{.m_22222222{color:red}}}')).toBe('@layer a{}')
  expect(left('@keyframes m_33333333{0%{opacity:0}to{opacity:1}}')).toContain('opacity')
})
