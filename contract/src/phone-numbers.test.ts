import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phone } from './fields.ts'
import { asMobile } from './people.ts'
import { phoneNumbers, soughtNumber } from './phone-numbers.ts'
import { maskPhone } from './reservations/mask.ts'
import { isEndOf } from './reservations/reference.ts'

describe('a phone field', () => {
  it.each([
    ['9876543210', ['9876543210']],
    ['+91 98765 43210', ['919876543210']],
    ['9876543210, 9812345678', ['9876543210', '9812345678']],
    ['9876543210/9812345678', ['9876543210', '9812345678']],
    ['0512-2345678 ext 12', ['05122345678']],
    ['(0512) 234.5678 Extn. 12; 98123 45678', ['05122345678', '9812345678']],
    ['0512-2345678/79', ['05122345678', '05122345679']],
    ['9876543210 or 9812345678', ['9876543210', '9812345678']],
  ])('accepts %j', (written, numbers) => {
    expect(phone.safeParse(written).success).toBe(true)
    expect(phoneNumbers(written)).toEqual(numbers)
  })

  it.each([
    'abc',
    '12',
    '9876543210,',
    '9876543210 12 9812345678 1',
    'ext 12',
    '9876543210 ext',
    '+',
    '98765/',
  ])('refuses %j', (written) => expect(phone.safeParse(written).success).toBe(false))

  it('reads every list of numbers as its numbers', () => {
    const digits = fc.stringMatching(/^\d{6,15}$/)
    fc.assert(
      fc.property(fc.array(digits, { minLength: 1, maxLength: 4 }), (numbers) => {
        expect(phoneNumbers(numbers.join(', '))).toEqual(numbers)
        expect(phoneNumbers(numbers.join('; '))).toEqual(numbers)
      }),
    )
  })
})

describe('of several phone numbers', () => {
  const several = '0512-2345678 ext 12, 9812345678'

  it('the end of each one is accepted as proof, and an extension is not', () => {
    expect([isEndOf('5678', several), isEndOf('345678', several), isEndOf('9812345678', several)]).toEqual([
      true,
      true,
      true,
    ])
    expect(isEndOf('7812', several)).toBe(false)
  })

  it('the first is shown masked, and the first that fits fills a mobile field', () => {
    expect(maskPhone(several)).toBe('••••••5678')
    expect(asMobile('2345678, 9812345678')).toBe('9812345678')
  })
})

describe('a number that is looked for', () => {
  it.each([
    ['98765 43211', '9876543211'],
    ['+91 98765 43211', '9876543211'],
    ['९८७६५४३२११', '9876543211'],
    ['919876543211', '9876543211'],
    ['098765-43211', '9876543211'],
    ['+91 98765', '98765'],
    ['9198765', '9198765'],
    ['0512-2345678/79', '0512234567879'],
    ['+1 202 555 0143', '12025550143'],
  ])('%j is %s', (written, digits) => expect(soughtNumber(written, 5)).toBe(digits))

  it.each(['asha', '98765 asha', '1234', '+91 987', '', '()', '98+765'])('%j is none', (text) =>
    expect(soughtNumber(text, 5)).toBeUndefined(),
  )

  it('is a part of the stored number, with or without the code of the country', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), (number) => {
        for (const stored of [number, `91${number}`, `0${number}`])
          for (const typed of [
            number,
            `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
            `91${number}`,
            `0${number}`,
          ])
            expect(stored).toContain(soughtNumber(typed, 5))
      }),
    )
  })
})
