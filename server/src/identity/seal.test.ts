import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sealerOf } from './seal.ts'
import { cardOf, NO_CARD } from './sealed-card.ts'

const ofServer = (identityKey: string) => sealerOf({ identityKey, dataDir: '' })
const seal = ofServer('a key for the tests')

describe('a sealed number', () => {
  it('shows its last four characters, and is the same in every spelling', () => {
    const sealed = seal('999941057058')
    expect(sealed).toMatch(/^XXXX XXXX 7058 #[0-9a-f]{32}$/)
    for (const spelled of ['9999 4105 7058', ' 9999-4105-7058\n', '9999_4105/7058'])
      expect(seal(spelled)).toBe(sealed)
    expect(seal('ab-123-4567-z')).toBe(seal('AB1234567Z'))
  })

  it('is different for another number, even with the same end, and for another key', () => {
    const all = [seal('999941057058'), seal('899941057058'), ofServer('another key')('999941057058')]
    expect(new Set(all).size).toBe(3)
  })

  it('shows nothing of a number below eight characters', () => {
    expect(seal('A1234567')).toMatch(/^XXXX XXXX 4567 #/)
    expect(seal('A123456')).toMatch(/^XXXX XXXX XXXX #/)
    // Characters of other scripts are neither shown nor counted.
    expect(seal('अआइई123456')).toMatch(/^XXXX XXXX XXXX #/)
    expect(seal('अआ12345678')).toMatch(/^XXXX XXXX 5678 #/)
    expect(seal('अ123456')).not.toBe(seal('आ123456'))
  })
})

describe('a card in an input', () => {
  test('is stored as its last characters and its hash when it is sealed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{8,20}$/), (number) => {
        const sealed = seal(number)
        const { hash, ...rest } = cardOf(` ${sealed} `)
        expect(rest).toEqual({ number: null, last4: number.slice(-4) })
        expect(hash?.toString('hex')).toBe(sealed.slice(-32))
      }),
    )
  })

  it('with only its last digits has no hash, because they do not identify a person', () => {
    expect(cardOf('XXXX XXXX 1234')).toEqual({ number: null, last4: '1234', hash: null })
  })

  it('of the venue is stored as its number, without the blanks around it', () => {
    const almost = 'XXXX XXXX 1234 #0123'
    for (const number of ['GS-1234', '12 34', almost])
      expect(cardOf(` ${number} `)).toEqual({ number, last4: null, hash: null })
  })

  it('is not stored when the input is empty', () => {
    for (const none of [null, undefined, '', ' \n']) expect(cardOf(none)).toEqual(NO_CARD)
    expect(NO_CARD).toEqual({ number: null, last4: null, hash: null })
  })
})
