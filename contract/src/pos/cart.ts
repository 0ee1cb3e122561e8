import { say, type Text } from '../texts.ts'
import { faultOf } from './cart-rules.ts'
import { bhaintLeft, bhaintTotal, isFree, type Line, type LineProduct, lineTotal } from './line.ts'
import type { SoldProduct } from './schemas.ts'
import type { SystemId } from './systems.ts'

/** The satsangi of a sale; `typed` marks a typed card that was not found in the registry, or not looked up. */
export type CartCustomer = { cardno: string; name: string | null; typed?: boolean }

/** A sale in progress. */
export type Cart = {
  system: SystemId
  customer: CartCustomer | null
  lines: readonly Line[]
  /** The key of the next line. */
  next: number
}

export const emptyCart = (system: SystemId): Cart => ({ system, customer: null, lines: [], next: 1 })

/** One step of a sale. `free` marks Prasad that is given against Bhaint. */
export type Action =
  | {
      do: 'add'
      product: SoldProduct
      qty?: number
      price?: number
      free?: boolean
      from?: string
      to?: string
    }
  | { do: 'change'; key: number; qty: number; price?: number }
  | { do: 'dates'; key: number; from: string; to: string }
  | { do: 'remove'; key: number }
  | { do: 'customer'; customer: CartCustomer | null }
  | { do: 'reprice'; productId: number; price: number }
  | { do: 'clear' }

/** The cart after a step, with the key of the line that it concerns; or the reason why the step is refused. */
export type Step = { cart: Cart; key?: number } | { wrong: Text }

const hasBhaint = ({ lines }: Cart) => lines.some(({ product }) => product.type === 'b')

/** The refusal to look up or change the satsangi while there are Bhaint lines. */
export const customerBlocked = (cart: Cart): Text | undefined =>
  hasBhaint(cart)
    ? say('Please remove Bhaint transactions before removing/changing the Satsangi card.')
    : undefined

/**
 * Whether the till asks 'Does satsangi want Prasad against Bhaint?': for Prasad whose worth fits within the remaining
 * Bhaint.
 */
export const mayBeFree = (cart: Cart, product: SoldProduct, qty = 1, price = product.price): boolean =>
  product.type === 'p' &&
  hasBhaint(cart) &&
  bhaintLeft(cart.lines) >= lineTotal({ qty, price, fromdate: null, todate: null })

/** Makes one step of a sale on the venue's day `today`. Refuses a step that would break a rule. */
export function step(cart: Cart, action: Action, today: string): Step {
  const made = applyStep(cart, action)
  if ('wrong' in made) return made
  const fault = faultOf({ ...made.cart, today, checked: cart.lines })
  return fault ? { wrong: fault.text } : made
}

function applyStep(cart: Cart, action: Action): Step {
  switch (action.do) {
    case 'add':
      return add(cart, action)
    case 'change':
      return changeLine(cart, action.key, (line) => ({
        ...line,
        qty: action.qty,
        ...(action.price !== undefined && !isFree(line) && { price: action.price }),
      }))
    case 'dates':
      return withDates(cart, action)
    case 'remove':
      return remove(cart, action.key)
    case 'customer': {
      const wrong = customerBlocked(cart)
      return wrong ? { wrong } : { cart: { ...cart, customer: action.customer } }
    }
    case 'reprice':
      return { cart: { ...cart, lines: cart.lines.map((line) => repriced(line, action)) } }
    case 'clear':
      return { cart: { ...cart, customer: null, lines: [] } }
  }
}

const lineProduct = ({
  id,
  name,
  categoryId,
  category,
  type,
  mealtype,
  isvariable,
  barcode,
}: SoldProduct): LineProduct => ({
  ...{ id, name, categoryId, category, type, mealtype, isvariable, barcode },
})

/**
 * Adds a product to its line with the same price, or as a new line. Meals and products with a variable price always get
 * a new line, and free Prasad is never added to a line of sold Prasad.
 */
function add(cart: Cart, { product, qty = 1, price, free = false, from, to }: Action & { do: 'add' }): Step {
  const worth = price ?? product.price
  const same = cart.lines.find(
    (line) =>
      line.product.id === product.id &&
      line.price === (free ? 0 : worth) &&
      line.actualPrice === (free ? worth : null) &&
      product.isvariable === 0 &&
      product.type !== 'm',
  )
  if (same) return changeLine(cart, same.key, (line) => ({ ...line, qty: line.qty + qty }))
  const line: Line = {
    key: cart.next,
    product: lineProduct(product),
    qty,
    price: free ? 0 : worth,
    actualPrice: free ? worth : null,
    fromdate: from ?? null,
    todate: to ?? null,
  }
  return { cart: { ...cart, next: cart.next + 1, lines: [...cart.lines, line] }, key: line.key }
}

function changeLine(cart: Cart, key: number, change: (line: Line) => Line): Step {
  const lines = cart.lines.map((line) => (line.key === key ? change(line) : line))
  return refuseLessBhaint(cart, lines) ?? { cart: { ...cart, lines }, key }
}

function withDates(cart: Cart, { key, from, to }: Action & { do: 'dates' }): Step {
  const line = cart.lines.find((one) => one.key === key)
  if (line && line.product.type !== 'm')
    return {
      wrong: say(
        'Selected product is not meal type product. Can not set From and To Date for non Meal Type products.',
      ),
    }
  return changeLine(cart, key, (one) => ({ ...one, fromdate: from, todate: to }))
}

function remove(cart: Cart, key: number): Step {
  const at = cart.lines.findIndex((line) => line.key === key)
  const lines = cart.lines.filter((line) => line.key !== key)
  const neighbour = lines[Math.min(at, lines.length - 1)]
  return (
    refuseLessBhaint(cart, lines) ?? { cart: { ...cart, lines }, ...(neighbour && { key: neighbour.key }) }
  )
}

/** Refuses to remove or reduce Bhaint while Prasad is given against it. */
function refuseLessBhaint(cart: Cart, lines: readonly Line[]): { wrong: Text } | undefined {
  return lines.some(isFree) && bhaintTotal(lines) < bhaintTotal(cart.lines)
    ? { wrong: say('Please remove the Prasad before removing the Bhaint.') }
    : undefined
}

/** Sets the current price of the catalogue on the lines of a product. A price that the seller entered stays. */
function repriced(line: Line, { productId, price }: { productId: number; price: number }): Line {
  if (line.product.id !== productId || line.product.isvariable === 1) return line
  return isFree(line) ? { ...line, actualPrice: price } : { ...line, price }
}
