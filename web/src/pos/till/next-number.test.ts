import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextNumber } from './next-number.ts'

test('an answer older than the waiting tickets does not reuse a number', () => {
  // The server answered before it received 002 and 003, which were sent while it was asked.
  expect(nextNumber({ answered: 2, here: [2, 3], before: 4, now: 4 })).toBe(4)
  // A ticket was sold and answered while the server was asked.
  expect(nextNumber({ answered: 2, here: [], before: 2, now: 3 })).toBe(3)
})

test('a number that was noted too high leaves no gap when no ticket waits', () => {
  expect(nextNumber({ answered: 5, here: [], before: 9, now: 9 })).toBe(5)
  expect(nextNumber({ answered: 6, here: [4], before: 5, now: 5 })).toBe(6)
})

type Event = 'sell' | 'lose' | 'find' | 'send' | 'ask' | 'think' | 'hear'
const events: Event[] = ['sell', 'sell', 'lose', 'find', 'send', 'send', 'ask', 'think', 'hear']

/** A till, its queue and its server, whose events happen in any order. */
function venue() {
  const server = { last: 0 }
  const till = { next: 1, waiting: [] as number[], there: true }
  const papers: number[] = []
  const refused: number[] = []
  let asking: { had: number[]; before: number; answered?: number } | undefined
  const arrives = (number: number) => {
    if (number === server.last + 1) server.last = number
    else refused.push(number)
  }
  const happens: Record<Event, () => void> = {
    sell: () => {
      const number = till.next
      if (till.there && till.waiting.length === 0) arrives(number)
      else till.waiting.push(number)
      papers.push(number)
      till.next = number + 1
    },
    lose: () => {
      till.there = false
    },
    find: () => {
      till.there = true
    },
    send: () => {
      const [first] = till.waiting
      if (!till.there || first === undefined) return
      arrives(first)
      till.waiting.shift()
    },
    ask: () => {
      asking ??= { had: [...till.waiting], before: till.next }
    },
    think: () => {
      if (asking) asking.answered ??= server.last + 1
    },
    hear: () => {
      if (asking?.answered === undefined) return
      const { answered, had, before } = asking
      till.next = nextNumber({ answered, here: [...had, ...till.waiting], before, now: till.next })
      asking = undefined
    },
  }
  return { happens, papers, refused }
}

test('in any order of sale, loss, sending and answer the numbers on paper are in order, without gaps or repeats', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (order) => {
      const { happens, papers, refused } = venue()
      for (const event of order) happens[event]()
      expect(papers).toEqual(papers.map((_, at) => at + 1))
      expect(refused).toEqual([])
    }),
    { numRuns: 500 },
  )
})
