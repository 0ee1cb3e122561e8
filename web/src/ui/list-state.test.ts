import { expect, test } from 'vitest'
import { translate } from '../languages/translate.ts'
import { listState } from './list-state.tsx'

const isOff = ({ on }: { on: boolean }) => !on
const stateOf = (rows: { on: boolean }[] | undefined) =>
  listState(translate, rows, '{{count}} buildings', isOff)

test('the sentence of a list counts its rows, and those that are switched off if there are any', () => {
  expect(stateOf([{ on: true }, { on: false }, { on: true }])).toBe('3 buildings, 1 of them switched off')
  expect(stateOf([{ on: true }])).toBe('1 building')
  expect(stateOf([])).toBe('0 buildings')
})

test('a list that is still loading has no sentence', () => {
  expect(stateOf(undefined)).toBeUndefined()
})
