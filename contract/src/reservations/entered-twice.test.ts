import { expect, it } from 'vitest'
import * as z from 'zod'
import { fieldTexts } from '../messages.ts'
import { cardsOnce, enteredTwice } from './entered-twice.ts'

const member = (i_card_number: string, name = 'Asha Rao', age: unknown = 34) => ({ name, age, i_card_number })
const Members = cardsOnce(z.array(z.object({ name: z.string(), age: z.int(), i_card_number: z.string() })))
const wrong = (...members: unknown[]) => {
  const { error } = Members.safeParse(members)
  return error ? fieldTexts(error) : {}
}

it('refuses a card that is entered for a member before, in any spelling; NA is no card', () => {
  const text = { key: 'This card is entered for member {{number}} already.', values: { number: 1 } }
  expect(wrong(member('NR-7'), member('NA'), member(' nr-7 '))).toEqual({ '2.i_card_number': [text] })
  expect(wrong(member('NR-7'), member('NR-8'), member('NA'), member('n/a'), member(''))).toEqual({})
})

it('says so while other fields are wrong', () => {
  expect(Object.keys(wrong(member('NR-7', 'A', ''), member('NR-7'), null))).toContain('1.i_card_number')
})

it('asks about one name and age twice, unless each has a card of their own', () => {
  expect(enteredTwice([member('NR-7'), member('NA', ' asha  RAO', '34')])?.name).toBe(' asha  RAO')
  expect(enteredTwice([member('NA'), member('NA', 'Asha Rao', 35), member('NA', 'Usha Rao')])).toBeUndefined()
  expect(enteredTwice([member('NR-7'), member('NR-8')])).toBeUndefined()
  expect(enteredTwice([member('NA', '', ''), member('NA', '', '')])).toBeUndefined()
})
