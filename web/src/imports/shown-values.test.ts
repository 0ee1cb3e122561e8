import { expect, test } from 'vitest'
import { shownValues } from './shown-values.ts'

const word = (name: string) => `<${name}>`

test('the month of a reading is a month, not its first day', () => {
  expect(shownValues('readings', { language: 'en', word })('month', '2026-11-01')).toBe('Nov 2026')
  expect(shownValues('readings', { language: 'hi', word })('month', '2026-11-01')).toBe('नवंबर 2026')
})

test('days, money and words of the product are shown as on the other screens', () => {
  const show = shownValues('rooms', { language: 'en', word })
  expect(show('price', '1200')).toBe('Rs. 1,200.00')
  expect(show('has_ac', 'yes')).toBe('<yes>')
  expect(show('room_number', '101')).toBe('101')
  expect(show('price', '')).toBe('')
  expect(shownValues('vaccinations', { language: 'en', word })('dob', '1980-11-21')).toBe('21 Nov 1980')
})
