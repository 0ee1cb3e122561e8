import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Action, Step } from '@nivas/contract/pos/cart.ts'
import { mayBeFree } from '@nivas/contract/pos/cart.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { useCallback, useRef, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { customerWithCard, knownCard } from './cards.ts'
import type { useCart } from './use-cart.ts'
import type { Catalogue } from './use-catalogue.ts'

/** The dialog of a till that is open. */
export type Open =
  | { is: 'search' | 'payment' | 'parked' | 'drawer' | 'new sale' }
  | { is: 'receipts'; toLookAt?: boolean }
  | { is: 'variable'; product: SoldProduct; free?: boolean }
  | { is: 'free'; product: SoldProduct; price: number; qty: number }
  | { is: 'edit'; key: number }
  | { is: 'dates'; product?: SoldProduct; key?: number }

/** What a scan or a tile does to the sale: the line at once, or the question that comes before it. */
export function useAdding(system: SystemId, catalogue: Catalogue, { cart, act }: ReturnType<typeof useCart>) {
  const [open, setOpen] = useState<Open>()
  const [problem, setProblem] = useState<Text>()
  /** The sale as it is now, also for a scan that comes before the screen is drawn again. */
  const latest = useRef(cart)
  latest.current = cart
  const attempt = useCallback(
    (action: Action): Step => {
      const made = act(action)
      if ('wrong' in made) setProblem(made.wrong)
      else {
        latest.current = made.cart
        setProblem(undefined)
      }
      return made
    },
    [act],
  )
  const add = useCallback(
    (product: SoldProduct) => {
      if (product.type === 'm') return setOpen({ is: 'dates', product })
      if (product.isvariable === 1) return setOpen({ is: 'variable', product })
      if (mayBeFree(latest.current, product))
        return setOpen({ is: 'free', product, price: product.price, qty: 1 })
      attempt({ do: 'add', product })
    },
    [attempt],
  )
  /** A scan that is being looked up: the next one, and the payment, come after it. */
  const looking = useRef<Promise<void>>(undefined)
  const lookUp = useCallback(
    async (text: string) => {
      const product = catalogue.byBarcode.get(text)
      if (product) return add(product)
      const card = (await knownCard(text)) ?? (await unknownToTill(system, text, add))
      if (card === 'added') return
      if (card) return void attempt({ do: 'customer', customer: card })
      setProblem(say('No Product Found with Scanned Barcode.'))
    },
    [catalogue, system, add, attempt],
  )
  const scan = useCallback(
    (text: string) => {
      const product = catalogue.byBarcode.get(text)
      if (product && !looking.current) return add(product)
      const mine: Promise<void> = (looking.current ?? Promise.resolve())
        .then(() => lookUp(text))
        .catch(() => undefined)
        .finally(() => {
          if (looking.current === mine) looking.current = undefined
        })
      looking.current = mine
    },
    [catalogue, add, lookUp],
  )
  /** Runs at once, or after the scans that are being looked up; `lines` are those of the sale then. */
  const afterScans = (run: (lines: number) => void) => {
    const now = () => run(latest.current.lines.length)
    if (looking.current) void looking.current.then(now)
    else now()
  }
  return { open, setOpen, problem, setProblem, attempt, add, scan, afterScans }
}

/** A product that was added since the catalogue was loaded, or a card that this till does not have. */
async function unknownToTill(system: SystemId, text: string, add: (product: SoldProduct) => void) {
  if (!connected.get()) return undefined
  try {
    const { data } = await send(
      calls.productByBarcode,
      { systemid: system, barcode: text.slice(0, 20) },
      { inBackground: true, signal: AbortSignal.timeout(4_000) },
    )
    add(data)
    return 'added' as const
  } catch {
    return customerWithCard(text)
  }
}
