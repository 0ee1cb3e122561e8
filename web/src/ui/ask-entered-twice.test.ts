import { expect, it } from 'vitest'
import { enteredTwice } from './ask-entered-twice.ts'

const member = (i_card_number: string, name = 'Asha Rao', age = 34) => ({ name, age, i_card_number })

it('asks about two members with the same name and age, unless both have cards', () => {
  expect(enteredTwice([member('NR-7'), member('NA', ' asha  RAO')])?.name).toBe(' asha  RAO')
  expect(enteredTwice([member('NA'), member('NA', 'Asha Rao', 35), member('NA', 'Usha Rao')])).toBeUndefined()
  expect(enteredTwice([member('NR-7'), member('NR-8')])).toBeUndefined()
})
