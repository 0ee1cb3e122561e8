import { say } from '@nivas/contract/texts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item, ItemStore } from './item.ts'
import { type Outcome, sender } from './send-all.ts'

/** Two areas share the queue: the real one, and an invented one. */
const [ENTRY, SALE] = ['gate.createEntry', 'kiosk.sell']
const both = () => [ENTRY, SALE]

const item = (key: string, call = ENTRY): Item => ({
  area: call.split('.')[0] ?? '',
  call,
  request: {},
  key,
  sealed: [],
  madeAt: '2026-11-21T08:00:00Z',
  madeBy: { id: 1, name: 'Asha' },
  state: 'waiting',
})

class Crash extends Error {}

/** The browser's database, which survives the tab. The tab may be closed before or after each step. */
function browser(crashes: () => boolean) {
  const stored = new Map<string, Item>()
  const step = async <T>(work: () => T): Promise<T> => {
    if (crashes()) throw new Crash()
    const done = work()
    if (crashes()) throw new Crash()
    return done
  }
  const store: ItemStore = {
    next: (calls, without) =>
      step(() =>
        [...stored.values()].find(
          ({ state, call, key }) => state === 'waiting' && calls.includes(call) && !without.has(key),
        ),
      ),
    put: (one) => step(() => void stored.set(one.key, one)),
    remove: (key) => step(() => void stored.delete(key)),
  }
  return { stored, store, step }
}

const never = () => false

const notThis = (key: string) => say('{{building}} already has room {{room}}', { building: 'B', room: key })

test('each item is written once, despite lost answers and closed tabs', async () => {
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
        const { stored, store, step } = browser(trouble)
        const keys = Array.from({ length: count }, (_, at) => `k${at}`)
        for (const key of keys) stored.set(key, item(key))
        const refused = new Set(refusedOnes.map((at) => `k${at}`))

        /** The keys that the server has written. */
        const written: string[] = []
        const serve = (key: string): Outcome => {
          if (refused.has(key))
            return { is: 'refused', refusal: { status: 400, text: notThis(key), fields: {} } }
          if (!written.includes(key)) written.push(key)
          return { is: 'sent' }
        }
        const send = ({ key }: Item): Promise<Outcome> =>
          step(() => {
            const fate = troubles > 0 ? fates.next().value : 'answer'
            if (fate !== 'answer') troubles -= 1
            if (fate === 'lose request' || fate === 'busy') return { is: 'later' }
            if (fate === 'signed out') return { is: 'signed out' }
            const outcome = serve(key)
            return fate === 'lose answer' ? { is: 'later' } : outcome
          })

        for (let starts = 0; starts < 500; starts++) {
          const { why } = await sender(
            store,
            send,
          )(both).catch((error) => {
            if (error instanceof Crash) return { why: 'crash' }
            throw error
          })
          if (why === 'done') break
        }
        expect(written.toSorted()).toEqual(keys.filter((key) => !refused.has(key)).toSorted())
        expect([...stored.values()].map(({ key, state, refusal }) => [key, state, refusal?.text])).toEqual(
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
])('an item that %s never blocks the others', async (_, outcome) => {
  const { stored, store } = browser(never)
  for (const key of ['a', 'b', 'c']) stored.set(key, item(key))
  const asked: string[] = []
  const sendAll = sender(store, async ({ key }) => {
    asked.push(key)
    return key === 'a' ? outcome : { is: 'sent' }
  })
  expect(await sendAll(both)).toEqual({ why: 'later', sent: 2 })
  expect(asked).toEqual(['a', 'b', 'c'])
  expect([...stored.keys()]).toEqual(['a'])
})

test('an item that fails at the server again and again is put aside', async () => {
  const { stored, store } = browser(never)
  stored.set('a', item('a'))
  const sendAll = sender(store, async () => ({ is: 'refused', perhaps: true, refusal: no }))
  const ends = []
  for (let round = 0; round < 5; round++) ends.push((await sendAll(both)).why)
  expect(ends).toEqual(['later', 'later', 'later', 'later', 'done'])
  expect([...stored.values()].map(({ key, state }) => [key, state])).toEqual([['a', 'refused']])
})

test('an item of a call in order that fails at the server waits until the server has recovered', async () => {
  const { stored, store } = browser(never)
  for (const key of ['a', 'b']) stored.set(key, item(key))
  let isAtFault = true
  const sendAll = sender(
    store,
    async () => (isAtFault ? { is: 'refused', perhaps: true, refusal: no } : { is: 'sent' }),
    () => {},
    () => true,
  )
  for (let round = 0; round < 20; round++) expect((await sendAll(both)).why).toBe('later')
  expect([...stored.values()].map(({ key, state }) => [key, state])).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
  ])
  isAtFault = false
  expect(await sendAll(both)).toEqual({ why: 'done', sent: 2 })
})

test('a server that fails at everything for a while puts aside only three items, however many wait', async () => {
  const { stored, store } = browser(never)
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const key of keys) stored.set(key, item(key))
  let isAtFault = true
  const asked: string[] = []
  const sendAll = sender(store, async ({ key }) => {
    asked.push(key)
    return isAtFault ? { is: 'refused', perhaps: true, refusal: no } : { is: 'sent' }
  })
  expect([await sendAll(both), asked]).toEqual([{ why: 'later', sent: 0 }, ['a', 'b', 'c']])
  for (let round = 1; round < 5; round++) expect((await sendAll(both)).why).toBe('later')
  isAtFault = false
  expect(await sendAll(both)).toEqual({ why: 'done', sent: 5 })
  expect([...stored.values()].map(({ key, state }) => [key, state])).toEqual(
    ['a', 'b', 'c'].map((key) => [key, 'refused']),
  )
})

test('a server that is down gets only two items in a round, however many wait', async () => {
  const { stored, store } = browser(never)
  for (const key of ['a', 'b', 'c', 'd']) stored.set(key, item(key))
  const asked: string[] = []
  const end = await sender(store, async ({ key }) => {
    asked.push(key)
    return { is: 'later' }
  })(both)
  expect([end, asked]).toEqual([{ why: 'later', sent: 0 }, ['a', 'b']])
})

/** The items of two areas, in turn: three entries and three sales. */
function twoAreas() {
  const made = browser(never)
  for (const [at, call] of [ENTRY, SALE, ENTRY, SALE, ENTRY, SALE].entries())
    made.stored.set(`${call} ${at}`, item(`${call} ${at}`, call))
  return made
}

test('items of two areas wait in one queue, and each area is sent in its order', async () => {
  const { stored, store } = twoAreas()
  const asked: string[] = []
  const end = await sender(store, async ({ key }) => {
    asked.push(key)
    return { is: 'sent' }
  })(both)
  expect([end, asked]).toEqual([{ why: 'done', sent: 6 }, expect.any(Array)])
  for (const call of both())
    expect(asked.filter((key) => key.startsWith(call))).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `${call} ${at}`).filter((key) => asked.includes(key)),
    )
  expect(stored.size).toBe(0)
})

test('a refused item of one area blocks neither the other area nor the items behind it', async () => {
  const { stored, store } = twoAreas()
  const send = sender(store, async ({ call }) =>
    call === ENTRY
      ? { is: 'refused', refusal: { status: 400, text: notThis('a'), fields: {} } }
      : { is: 'sent' },
  )
  expect(await send(both)).toEqual({ why: 'done', sent: 3 })
  expect([...stored.values()].map(({ call, state }) => [call, state])).toEqual(
    Array.from({ length: 3 }, () => [ENTRY, 'refused']),
  )
})

test('behind a refused item of a call in order, the items of this call wait and those of other calls of the area are sent', async () => {
  const [SALE, MEAL] = ['pos.createBookCentreTicket', 'pos.serveMeal']
  const { stored, store } = browser(never)
  for (const [at, call] of [SALE, MEAL, SALE, MEAL, SALE].entries())
    stored.set(`${call} ${at}`, item(`${call} ${at}`, call))
  const asked: string[] = []
  const send = async ({ key }: Item): Promise<Outcome> => {
    asked.push(key)
    return key === `${SALE} 0`
      ? { is: 'refused', refusal: { status: 400, text: notThis('a'), fields: {} } }
      : { is: 'sent' }
  }
  const sendAll = sender(
    store,
    send,
    () => {},
    ({ call }) => call === SALE,
  )
  expect(await sendAll(() => [SALE, MEAL])).toEqual({ why: 'done', sent: 2 })
  expect(asked).toEqual([`${SALE} 0`, `${MEAL} 1`, `${MEAL} 3`])
  expect([...stored.values()].map(({ key, state }) => [key, state])).toEqual([
    [`${SALE} 0`, 'refused'],
    [`${SALE} 2`, 'waiting'],
    [`${SALE} 4`, 'waiting'],
  ])
})

test('a user with permission for only one area sends that area, and the other area waits', async () => {
  const { stored, store } = twoAreas()
  expect(await sender(store, async () => ({ is: 'sent' }))(() => [SALE])).toEqual({ why: 'done', sent: 3 })
  expect([...stored.values()].map(({ call, state }) => [call, state])).toEqual(
    Array.from({ length: 3 }, () => [ENTRY, 'waiting']),
  )
})

test('after a sign-out or another sign-in, the permission is checked again for each item', async () => {
  const { stored, store } = twoAreas()
  let may = both()
  await sender(store, async () => {
    may = []
    return { is: 'sent' }
  })(() => may)
  expect(stored.size).toBe(5)
})

test('when the permission is withdrawn, items in order wait behind the first, which is asked for once', async () => {
  const { stored, store } = twoAreas()
  const asked: string[] = []
  const send = async ({ key, call }: Item): Promise<Outcome> => {
    asked.push(key)
    return { is: call === SALE ? 'not theirs' : 'sent' }
  }
  const end = await sender(
    store,
    send,
    () => {},
    ({ call }) => call === SALE,
  )(both)
  expect(end).toEqual({ why: 'done', sent: 3 })
  expect(asked.filter((key) => key.startsWith(SALE))).toEqual([`${SALE} 1`])
  expect([...stored.values()].map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
})

test('an item that a field forbids to the user waits without retries, and the others are sent', async () => {
  const { stored, store } = twoAreas()
  const end = await sender(store, async ({ key }) => ({ is: key === `${SALE} 1` ? 'not theirs' : 'sent' }))(
    both,
  )
  expect(end).toEqual({ why: 'done', sent: 5 })
  expect([...stored.values()].map(({ key, state }) => [key, state])).toEqual([[`${SALE} 1`, 'waiting']])
})
