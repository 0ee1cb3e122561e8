import { readReceiptNumber } from '@nivas/contract/cash/numbers.ts'
import { LONGEST_BARCODE } from '@nivas/contract/pos/barcode.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Action, Step } from '@nivas/contract/pos/cart.ts'
import { mayBeFree } from '@nivas/contract/pos/cart.ts'
import { missingCard } from '@nivas/contract/pos/cart-rules.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { useCallback, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { customerWithCard, knownCard, lookUpPatience, orNone } from './cards.ts'
import { makeEarlyKeys } from './early-keys.ts'
import type { useCart } from './use-cart.ts'
import type { Catalogue } from './use-catalogue.ts'

/** The open dialog of a till. */
export type Open =
  | { is: 'search' | 'payment' | 'parked' | 'drawer' | 'new sale' }
  | { is: 'receipts'; toLookAt?: boolean }
  | { is: 'variable'; product: SoldProduct; days?: { from: string; to: string } }
  | { is: 'free'; product: SoldProduct; price: number; qty: number }
  | { is: 'edit'; key: number }
  | { is: 'dates'; product?: SoldProduct; key?: number }

/** Adds products to the sale by scan or tile; opens a dialog first where a product needs days, a price or a choice. */
export function useAdding(system: SystemId, catalogue: Catalogue, sale: ReturnType<typeof useCart>) {
  const { act, latest, turns } = sale
  const [open, show] = useState<Open>()
  const [problem, setProblem] = useState<Text>()
  const [early] = useState(makeEarlyKeys)
  const setOpen = useCallback(
    (dialog: Open | undefined) => {
      show(dialog)
      // A new dialog clears the message of an earlier refusal.
      if (dialog) setProblem(undefined)
      turns.hold('dialog', dialog !== undefined)
    },
    [turns],
  )
  const attempt = useCallback(
    (action: Action): Step => {
      const made = act(action)
      if ('wrong' in made) setProblem(made.wrong)
      else setProblem(undefined)
      return made
    },
    [act],
  )
  const add = useCallback(
    (product: SoldProduct) => {
      // Checks the card before a dialog asks for the price, because the dialog does not take the scan of a card.
      const noCard = missingCard(latest.current, product)
      if (noCard) return setProblem(noCard)
      if (product.type === 'm') return setOpen({ is: 'dates', product })
      if (product.isvariable === 1) return setOpen({ is: 'variable', product })
      if (mayBeFree(latest.current, product))
        return setOpen({ is: 'free', product, price: product.price, qty: 1 })
      attempt({ do: 'add', product })
    },
    [attempt, latest, setOpen],
  )
  const choose = useCallback(
    (product: SoldProduct) => (turns.isIdle() ? add(product) : turns.add(() => add(product))),
    [turns, add],
  )
  const lookUp = useCallback(
    async (text: string) => {
      const product = catalogue.byBarcode.get(text)
      if (product) return add(product)
      const found =
        (await knownCard(text)) ?? (await unknownToTill(system, text).catch(() => 'unanswered' as const))
      await turns.untilFree()
      if (found === 'unanswered')
        return setProblem(say('This code could not be looked up. Please scan it again.'))
      if (found && 'id' in found) return add(found)
      if (found) return void attempt({ do: 'customer', customer: found })
      setProblem(
        isOfReceipt(text) ? say('{{number}} is a receipt: F11 finds it.', { number: text }) : notFound,
      )
    },
    [catalogue, system, turns, add, attempt],
  )
  const scan = useCallback(
    (text: string) => {
      const product = catalogue.byBarcode.get(text)
      if (product && turns.isIdle()) return add(product)
      turns.add(() => lookUp(text).catch(() => undefined))
    },
    [catalogue, turns, add, lookUp],
  )
  return { open, setOpen, problem, setProblem, attempt, choose, scan, early }
}

const notFound = say('No Product Found with Scanned Barcode.')

/** Whether an unknown code looks like the number of a receipt. A bare number does not count: it may be anything. */
const isOfReceipt = (text: string) => !/^\d+$/.test(text) && readReceiptNumber(text) !== null

/** Asks the server for a product added since the catalogue was loaded, or for a card that this till does not have. */
async function unknownToTill(system: SystemId, text: string) {
  if (!connected.get()) return undefined
  if (text.length > LONGEST_BARCODE) return customerWithCard(text)
  const product = await orNone(
    send(
      calls.productByBarcode,
      { systemid: system, barcode: text },
      { inBackground: true, signal: lookUpPatience() },
    ),
  )
  return product?.data ?? customerWithCard(text)
}
