import { type Action, type Cart, emptyCart, type Step, step } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { noteForm } from '../../ui/form/open-forms.ts'
import { changeSales, makeRoom, ownSale } from './own-sale.ts'
import { type Person, personHere } from './person.ts'
import { type Pending, pendingOf, type Sold } from './store.ts'
import { makeTurns } from './turns.ts'

/** Says, where a till was left or closed, what becomes of its sale. */
export const saleKept = 'The sale is not finished. Its lines stay in this till.'

/** Stores the lines; leaves the pending ticket and the last one on the disk unchanged. */
async function storeLines(system: SystemId, cart: Cart, by: Person | undefined): Promise<void> {
  const change = await changeSales()
  const { stored } = await makeRoom(change, system, by)
  const followed = cart.lines.length > 0 && { followed: true as const }
  const sale = { ...stored, cart, ...followed, by, at: new Date().toISOString() }
  await change.objectStore('sales').put(sale, system)
  await change.done
}

/** The sale of a shop at this till. Each step is stored, so that the lines survive a power cut. */
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
  /** Runs work that moves the sale. Other changes wait for it; otherwise they could be lost or be in two sales. */
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
  /** Reads the stored sale and keeps the selected line. `isOther` means that a different sale is on the disk now. */
  const read = useCallback(
    async (isOther: boolean) => {
      const before = now.current
      const stored = await ownSale(system).catch(() => undefined)
      if (isOther) unstored.current = false
      // Lines that a full disk could not store, or that were added during the read, are only on this screen.
      const isNewer = unstored.current || (!isOther && now.current !== before)
      const next = isNewer ? now.current : (stored?.cart ?? emptyCart(system))
      if (!isNewer) setFollowed(stored?.followed === true)
      show(next, next.lines.find(({ key }) => key === chosen.current)?.key)
      const unfinished = pendingOf(system, stored)
      turns.hold('ticket', unfinished !== undefined)
      setPending(unfinished)
      setLast(stored?.last)
      setLoaded(true)
    },
    [system, show, turns],
  )
  /** Reads the stored sale, at the start and when a pending ticket may have been sold. */
  const reload = useCallback(() => moving(() => read(false)), [moving, read])
  /**
   * Shows the sale on the disk after one was sold, or after `move` has parked or retrieved one. The lines before it
   * disappear, even if they were never stored.
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
  // For a page that replaces the till when the permission or the session ends.
  useEffect(
    () =>
      noteForm({
        ...{ title: undefined, detail: undefined },
        isUnsaved: () => now.current.lines.length > 0 && !unstored.current,
        isKept: () => true,
        whereKept: saleKept,
      }),
    [],
  )
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
    /** Whether a new sale has begun since the last one. */
    followed,
    ...{ reload, showOther, turns },
    /** The current sale, up to date even before the screen is drawn again. */
    latest: now,
    /** Returns the selected line of the current sale. */
    chosen: () => now.current.lines.find(({ key }) => key === chosen.current),
  }
}
