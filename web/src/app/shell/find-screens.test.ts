import { expect, test } from 'vitest'
import { findScreens } from './find-screens.ts'

const entry = (path: string, english: string, hindi: string) => ({
  path,
  title: english,
  names: [english, hindi],
})
const entries = [
  entry('/accomodation-reservations', 'Accommodation reservations', 'आवास आरक्षण'),
  entry('/reservations', 'Reservations', 'आरक्षण'),
  entry('/payments', 'Payments', 'भेंट'),
]
const found = (typed: string) => findScreens(entries, typed).map(({ path }) => path)

test('a screen is found by a part of its English or its Hindi name', () => {
  expect(found('paym')).toEqual(['/payments'])
  expect(found('भेंट')).toEqual(['/payments'])
})

test('names that begin with the query come before names that contain it', () => {
  expect(found('RES')).toEqual(['/reservations', '/accomodation-reservations'])
})

test('an empty query finds all screens in their given order', () => {
  expect(found(' ')).toEqual(entries.map(({ path }) => path))
})
