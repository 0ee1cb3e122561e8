import { say } from '@nivas/contract/texts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, EntryStore } from './entry.ts'
import { type Outcome, sender } from './send-all.ts'

const entry = (key: string): Entry => ({
  call: 'createEntry',
  request: {} as never,
  key,
  sealed: [],
  madeAt: '2026-11-21T08:00:00Z',
  madeBy: { id: 1, name: 'Asha' },
  name: key,
  people: 1,
  state: 'waiting',
})

class Crash extends Error {}

/** What survives the browser: its database. Before or after each step the tab may be closed. */
function browser(crashes: () => boolean) {
  const kept = new Map<string, Entry>()
  const step = async <T>(work: () => T): Promise<T> => {
    if (crashes()) throw new Crash()
    const done = work()
    if (crashes()) throw new Crash()
    return done
  }
  const store: EntryStore = {
    next: (without) =>
      step(() => [...kept.values()].find(({ state, key }) => state === 'waiting' && !without.has(key))),
    put: (one) => step(() => void kept.set(one.key, one)),
    remove: (key) => step(() => void kept.delete(key)),
  }
  return { kept, store, step }
}

const never = () => false

const notThis = (key: string) => say('{{building}} has room {{room}} already', { building: 'B', room: key })

test('each entry is written down once, whatever is lost and whenever the tab is closed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.uniqueArray(fc.nat(11)),
      fc.infiniteStream(
        fc.constantFrom('answer', 'answer', 'lose request', 'lose answer', 'busy', 'signed out'),
      ),
      fc.infiniteStream(fc.nat(9)),
      async (count, refusedOnes, fates, dice) => {
        let troubles = 60
        const trouble = () => troubles > 0 && dice.next().value === 0 && troubles-- > 0
        const { kept, store, step } = browser(trouble)
        const keys = Array.from({ length: count }, (_, at) => `k${at}`)
        for (const key of keys) kept.set(key, entry(key))
        const refused = new Set(refusedOnes.map((at) => `k${at}`))

        /** The server: what it has written down, by key. */
        const written: string[] = []
        const serve = (key: string): Outcome => {
          if (refused.has(key))
            return { is: 'refused', refusal: { status: 400, text: notThis(key), fields: {} } }
          if (!written.includes(key)) written.push(key)
          return { is: 'sent' }
        }
        const send = ({ key }: Entry): Promise<Outcome> =>
          step(() => {
            const fate = troubles > 0 ? fates.next().value : 'answer'
            if (fate !== 'answer') troubles -= 1
            if (fate === 'lose request' || fate === 'busy') return { is: 'later' }
            if (fate === 'signed out') return { is: 'signed out' }
            const outcome = serve(key)
            return fate === 'lose answer' ? { is: 'later' } : outcome
          })

        for (let starts = 0; starts < 500; starts++) {
          const { why } = await sender(store, send)().catch((error) => {
            if (error instanceof Crash) return { why: 'crash' }
            throw error
          })
          if (why === 'done') break
        }
        expect(written.toSorted()).toEqual(keys.filter((key) => !refused.has(key)).toSorted())
        expect([...kept.values()].map(({ key, state, refusal }) => [key, state, refusal?.text])).toEqual(
          keys.filter((key) => refused.has(key)).map((key) => [key, 'refused', notThis(key)]),
        )
      },
    ),
    { numRuns: 500 },
  )
})

const no = { status: 500, text: notThis('a'), fields: {} }

test.each<[string, Outcome]>([
  ['the server fails at', { is: 'refused', perhaps: true, refusal: no }],
  ['gets no answer', { is: 'later' }],
])('an entry that %s never holds up the others', async (_, outcome) => {
  const { kept, store } = browser(never)
  for (const key of ['a', 'b', 'c']) kept.set(key, entry(key))
  const asked: string[] = []
  const sendAll = sender(store, async ({ key }) => {
    asked.push(key)
    return key === 'a' ? outcome : { is: 'sent' }
  })
  expect(await sendAll()).toEqual({ why: 'later', sent: 2 })
  expect(asked).toEqual(['a', 'b', 'c'])
  expect([...kept.keys()]).toEqual(['a'])
})

test('an entry that the server fails at again and again is put aside', async () => {
  const { kept, store } = browser(never)
  kept.set('a', entry('a'))
  const sendAll = sender(store, async () => ({ is: 'refused', perhaps: true, refusal: no }))
  const ends = []
  for (let round = 0; round < 5; round++) ends.push((await sendAll()).why)
  expect(ends).toEqual(['later', 'later', 'later', 'later', 'done'])
  expect([...kept.values()].map(({ key, state }) => [key, state])).toEqual([['a', 'refused']])
})

test('a server that is away is asked for two entries in a round, however many wait', async () => {
  const { kept, store } = browser(never)
  for (const key of ['a', 'b', 'c', 'd']) kept.set(key, entry(key))
  const asked: string[] = []
  const end = await sender(store, async ({ key }) => {
    asked.push(key)
    return { is: 'later' }
  })()
  expect([end, asked]).toEqual([{ why: 'later', sent: 0 }, ['a', 'b']])
})
