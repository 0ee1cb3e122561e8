import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { CartCustomer } from '@nivas/contract/pos/cart.ts'
import { useEffect } from 'react'
import { isYounger } from '../../api/age.ts'
import { connected, send } from '../../api/client.ts'
import { CallFailure } from '../../api/failure.ts'
import { useStore } from '../../api/store.ts'
import { whenNothingIsUrgent } from '../../api/urgent.ts'
import { tillStore } from './store.ts'

/** The greatest age of a till's registry while there is a network, in ms. */
const OLDEST = 12 * 3_600_000

/** The interval at which an open till checks that age, in ms. */
const OFTEN = 3_600_000

/** The number of cards to store in one step: on an old PC this takes 15 ms, so that a scan does not wait. */
const PORTION = 200

/** Returns a signal that ends a look-up after 4 s: a customer waits, and the sale can go on without the answer. */
export const lookUpPatience = (): AbortSignal => AbortSignal.timeout(4_000)

const keyOf = (card: string) => card.trim().toLowerCase()

let fetching = false

/** Deletes the cards that the registry no longer has. */
async function forgetOthers(there: ReadonlySet<string>): Promise<void> {
  const db = await tillStore()
  let keys: string[] = []
  do {
    const last = keys.at(-1)
    keys = await db.getAllKeys(
      'cards',
      last === undefined ? null : IDBKeyRange.lowerBound(last, true),
      PORTION,
    )
    const gone = keys.filter((key) => !there.has(key))
    if (gone.length === 0) continue
    const change = db.transaction('cards', 'readwrite')
    for (const key of gone) void change.store.delete(key)
    await change.done
  } while (keys.length === PORTION)
}

/** Stores the cards of the registry in this till, so that it knows a card without a network. */
async function storeCards(): Promise<void> {
  if (fetching || !connected.get()) return
  fetching = true
  try {
    await whenNothingIsUrgent()
    const db = await tillStore()
    const last = await db.get('notes', 'cards')
    if (last && isYounger(last.at, OLDEST)) return
    const there = new Set<string>()
    for (let after: number | null = 0; after !== null; ) {
      const part: { cards: [string, string][]; after: number | null } = (
        await send(calls.cards, { after }, { inBackground: true })
      ).data
      for (let first = 0; first < part.cards.length; first += PORTION) {
        const change = db.transaction('cards', 'readwrite')
        for (const [cardno, name] of part.cards.slice(first, first + PORTION)) {
          there.add(keyOf(cardno))
          void change.store.put({ key: keyOf(cardno), cardno, name })
        }
        await change.done
      }
      after = part.after
    }
    await forgetOthers(there)
    await db.put('notes', { name: 'cards', at: Date.now() })
  } catch {
    // The till tries again in an hour, when the connection is back, or at the next start.
  } finally {
    fetching = false
  }
}

/**
 * Keeps the stored cards up to date while a till is open: at its start, every hour, and when the connection is back.
 */
export function useStoredCards(): void {
  const there = useStore(connected)
  useEffect(() => {
    if (!there) return
    void storeCards()
    const timer = window.setInterval(() => void storeCards(), OFTEN)
    return () => window.clearInterval(timer)
  }, [there])
}

/** Finds the satsangi with exactly this card in this till's store; undefined for an unknown card. */
export async function knownCard(card: string): Promise<CartCustomer | undefined> {
  const found = await (await tillStore()).get('cards', keyOf(card)).catch(() => undefined)
  return found && { cardno: found.cardno, name: found.name }
}

/** Finds the satsangi with exactly this card in this till's store or, if it is not there, in the registry. */
export async function customerWithCard(card: string): Promise<CartCustomer | undefined> {
  const known = await knownCard(card)
  if (known || !connected.get()) return known
  const answer = await orNone(
    send(calls.searchCustomer, { idNumber: card.trim() }, { inBackground: true, signal: lookUpPatience() }),
  )
  const [found] = answer?.data ?? []
  return found && { cardno: found.cardno, name: found.name }
}

/** Returns the answer of a look-up; undefined if the server says that there is none. Throws any other failure. */
export const orNone = <T>(looking: Promise<T>): Promise<T | undefined> =>
  looking.catch((failure: unknown) => {
    if (failure instanceof CallFailure && [400, 404, 422].includes(failure.status)) return undefined
    throw failure
  })
