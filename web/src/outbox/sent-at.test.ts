import { madeAt } from '@nivas/contract/outbox.ts'
import { expect, test } from 'vitest'
import { noteMade, sentAt } from './sent-at.ts'

const HOUR = 3_600_000
const item = { key: 'one', madeAt: '2027-12-31T19:00:00.000Z' }
const begun = Date.parse(item.madeAt)
/** The server's clock an hour after the item was made; that of the computer was two hours ahead. */
const server = new Date('2027-12-31T18:00:00.000Z')

/** Returns when the item was made by the server's clock. */
const made = (now: number, here: number) =>
  madeAt({ made_at: item.madeAt, sent_at: sentAt(item, now, here) }, server).toISOString()

test('an item that waited an hour keeps its time when its computer’s clock is set back by two hours meanwhile', () => {
  noteMade(item.key, 500)
  expect(made(begun - HOUR, 500 + HOUR)).toBe('2027-12-31T17:00:00.000Z')
})

test('an item keeps its time after a sleep, in which the clock of a page may stand still', () => {
  noteMade(item.key, 500)
  expect(made(begun + HOUR, 600)).toBe('2027-12-31T17:00:00.000Z')
})

test('an item of an earlier page has the time of its computer’s clock, or of its arrival when that was set back', () => {
  const earlier = { ...item, key: 'earlier' }
  expect(sentAt(earlier, begun + HOUR, 5)).toBe('2027-12-31T20:00:00.000Z')
  const sent_at = sentAt(earlier, begun - HOUR, 5)
  expect(madeAt({ made_at: item.madeAt, sent_at }, server)).toEqual(server)
})
