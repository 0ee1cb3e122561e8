import { type Action, type Cart, emptyCart, type Step, step } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { begunHere, type Pending, type Sold, tillStore } from './store.ts'

/** Stores the lines; the ticket that is being sent and the last one stay as they are on the disk. */
async function storeLines(system: SystemId, cart: Cart): Promise<void> {
  const change = (await tillStore()).transaction('sales', 'readwrite')
  await change.store.put({ ...(await change.store.get(system)), cart }, system)
  await change.done
}

/** The sale of a shop at this till. Each step is stored; the lines are there again after a power cut. */
export function useCart(system: SystemId, today: string, isTill: boolean) {
  const [cart, setCart] = useState<Cart>(() => emptyCart(system))
  const [selected, select] = useState<number>()
  const [pending, setPending] = useState<Pending>()
  const [last, setLast] = useState<Sold>()
  const [loaded, setLoaded] = useState(false)
  const now = useRef(cart)
  const chosen = useRef(selected)
  chosen.current = selected
  const show = useCallback((next: Cart, key?: number) => {
    now.current = next
    setCart(next)
    select(key ?? next.lines.at(-1)?.key)
  }, [])
  const unstored = useRef(false)
  /**
   * Reads the stored sale: at the start, and when one may have been sold meanwhile. A line that stays selected stays
   * so.
   *
   * @param isOther after a sale that was sold, parked or retrieved: its lines go also when they are here alone
   */
  const reload = useCallback(
    async (isOther = false) => {
      const kept = await tillStore()
        .then((db) => db.get('sales', system))
        .catch(() => undefined)
      if (isOther) unstored.current = false
      // Lines that a full disk did not take are on this screen alone.
      const next = unstored.current ? now.current : (kept?.cart ?? emptyCart(system))
      show(next, next.lines.find(({ key }) => key === chosen.current)?.key)
      setPending(kept?.pending ?? begunHere.get(system))
      setLast(kept?.last)
      setLoaded(true)
    },
    [system, show],
  )
  useEffect(() => {
    if (isTill) void reload()
  }, [isTill, reload])
  const act = useCallback(
    (action: Action): Step => {
      const made = step(now.current, action, today)
      if ('wrong' in made) return made
      show(made.cart, made.key)
      void storeLines(system, made.cart).then(
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
  const move = useCallback((by: 1 | -1) => {
    const { lines } = now.current
    const at = lines.findIndex(({ key }) => key === chosen.current)
    const next = lines[Math.min(Math.max(at + by, 0), lines.length - 1)]
    if (next) select(next.key)
  }, [])
  return { cart, selected, select, move, act, reload, pending, loaded, last }
}
