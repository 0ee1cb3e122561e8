import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityNumberOf, isNoCard, sameCard } from './card-number.ts'
import { hasCheckDigit } from './number.ts'

const digits = (least: number, most = least) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`)).filter((text) => text.length >= least)
const separator = fc.constantFrom('', ' ', '-', '  ')
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

const same = (one: string, other: string) => sameCard({ number: one }, { number: other })

test('twelve digits are an Aadhaar number, with any spacing and in either script; other texts are not', () => {
  fc.assert(
    fc.property(digits(4), digits(4), digits(4), separator, fc.boolean(), (a, b, c, between, hindi) => {
      const typed = [a, b, c].join(between)
      expect(identityNumberOf(hindi ? devanagari(typed) : typed)).toBe(a + b + c)
    }),
  )
  const mayBeVirtualId = digits(15).map(
    (start) => start + ([...'0123456789'].find((end) => hasCheckDigit(start + end)) ?? ''),
  )
  fc.assert(
    fc.property(fc.oneof(digits(0, 20), mayBeVirtualId), (text) => {
      const isVirtualId = text.length === 16 && /^[2-9]/.test(text) && hasCheckDigit(text)
      expect(identityNumberOf(text) !== undefined).toBe(text.length === 12 || isVirtualId)
    }),
  )
  for (const card of ['NR-123456789012', '12345678901A', '', 'NA'])
    expect(identityNumberOf(card)).toBeUndefined()
})

test('a card is the same in any case and with any spaces; NA belongs to no person, however it is spelt', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2}-[0-9]{1,8}$/), (card) => {
      expect(same(card, ` ${card.toLowerCase()} `)).toBe(true)
      expect(same(card, `${card}1`)).toBe(false)
    }),
  )
  for (const no of ['NA', 'na', 'N/A', 'N.A.', 'n a', ' n. a. ', '-'])
    expect([no, isNoCard(no), same(no, no)]).toEqual([no, true, false])
  for (const card of ['NA-1', 'NAN', 'A', '7'])
    expect([card, isNoCard(card), same(card, card)]).toEqual([card, false, true])
  expect(same('', '')).toBe(false)
})

test('cards of which only the end is known are the same if the names are equal; other cards are compared by number', () => {
  const end = 'XXXX XXXX 0124'
  const both = (number: string, one: string | null, other: string | null) =>
    sameCard({ number, name: one }, { number, name: other })
  expect(both(end, 'Asha Rao', 'Meena Rao')).toBe(false)
  expect(both(end, 'Asha Rao', ' asha rao ')).toBe(true)
  expect(both(end, null, '')).toBe(true)
  for (const whole of ['234567890124', 'NR-1', `${end} #k3f9aa`])
    expect([whole, both(whole, 'Asha Rao', 'Meena Rao')]).toEqual([whole, true])
})
