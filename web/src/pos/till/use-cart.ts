import { type Action, type Cart, emptyCart, type Step, step } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changeSales, makeRoom, ownSale } from './own-sale.ts'
import { type Person, personHere } from './person.ts'
import { begunOf, type Pending, type Sold } from './store.ts'
import { makeTurns } from './turns.ts'

/** Stores the lines; the ticket that is being sent and the last one stay as they are on the disk. */
async function storeLines(system: SystemId, cart: Cart, by: Person | undefined): Promise<void> {
  const change = await changeSales()
  const { stored } = await makeRoom(change, system, by)
  const followed = cart.lines.length > 0 && { followed: true as const }
  const sale = { ...stored, cart, ...followed, by, at: new Date().toISOString() }
  await change.objectStore('sales').put(sale, system)
  await change.done
}

/** The sale of a shop at this till. Each step is stored; the lines are there again after a power cut. */
export function useCart(system: SystemId, today: string) {
  const [cart, setCart] = useState<Cart>(() => emptyCart(system))
  const [selected, setSelected] = useState<number>()
  const [pending, setPending] = useState<Pending>()
  const [last, setLast] = useState<Sold>()
  const [followed, setFollowed] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const now = useRef(cart)
  const chosen = useRef(selected)
  const select = useCallback((key: number | undefined) => {
    chosen.current = key
    setSelected(key)
  }, [])
  const show = useCallback(
    (next: Cart, key?: number) => {
      now.current = next
      setCart(next)
      if (next.lines.length > 0) setFollowed(true)
      select(key ?? next.lines.at(-1)?.key)
    },
    [select],
  )
  const unstored = useRef(false)
  const [turns] = useState(makeTurns)
  const moves = useRef(0)
  /** Nothing else changes the sale until this is done: the change would be lost, or be in two sales. */
  const moving = useCallback(
    async (work: () => Promise<void>) => {
      const count = (by: 1 | -1) => {
        moves.current += by
        turns.hold('disk', moves.current > 0)
      }
      count(1)
      try {
        await work()
      } finally {
        count(-1)
      }
    },
    [turns],
  )
  /** A line that stays selected stays so. */
  const read = useCallback(
    async (isOther: boolean) => {
      const before = now.current
      const stored = await ownSale(system).catch(() => undefined)
      if (isOther) unstored.current = false
      // Lines that a full disk did not take are on this screen alone, and so is what came while it was read.
      const isNewer = unstored.current || (!isOther && now.current !== before)
      const next = isNewer ? now.current : (stored?.cart ?? emptyCart(system))
      if (!isNewer) setFollowed(stored?.followed === true)
      show(next, next.lines.find(({ key }) => key === chosen.current)?.key)
      const begun = begunOf(system, stored)
      turns.hold('ticket', begun !== undefined)
      setPending(begun)
      setLast(stored?.last)
      setLoaded(true)
    },
    [system, show, turns],
  )
  /** Reads the stored sale: at the start, and when one may have been sold meanwhile. */
  const reload = useCallback(() => moving(() => read(false)), [moving, read])
  /**
   * Shows the sale that is on the disk after one was sold, or is parked or retrieved by this; the lines before go also
   * when they are here alone.
   */
  const showOther = useCallback(
    (move?: () => Promise<void>) =>
      moving(async () => {
        await move?.()
        await read(true)
      }),
    [moving, read],
  )
  useEffect(() => {
    void reload()
  }, [reload])
  const act = useCallback(
    (action: Action): Step => {
      const made = step(now.current, action, today)
      if ('wrong' in made) return made
      show(made.cart, made.key)
      void storeLines(system, made.cart, personHere()).then(
        () => {
          unstored.current = false
        },
        () => {
          unstored.current = true
        },
      )
      return made
    },
    [system, today, show],
  )
  /** Selects the line before or after the selected one. */
  const move = useCallback(
    (by: 1 | -1) => {
      const { lines } = now.current
      const at = lines.findIndex(({ key }) => key === chosen.current)
      const next = lines[Math.min(Math.max(at + by, 0), lines.length - 1)]
      if (next) select(next.key)
    },
    [select],
  )
  return {
    ...{ cart, selected, select, move, act, pending, loaded, last },
    /** Whether the next sale has begun since the last one. */
    followed,
    ...{ reload, showOther, turns },
    /** The sale as it is now, also for a scan that comes before the screen is drawn again. */
    latest: now,
    /** Its selected line. */
    chosen: () => now.current.lines.find(({ key }) => key === chosen.current),
  }
}
