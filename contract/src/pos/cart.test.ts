import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { onWire, rupees, sum } from '../money.ts'
import { say } from '../texts.ts'
import { type Action, type Cart, customerBlocked, emptyCart, mayBeFree, step } from './cart.ts'
import { faultOf, missingCard } from './cart-rules.ts'
import { bhaintLeft, bhaintTotal, isFree, lineTotal, prasadWorth, totalOfLines } from './line.ts'
import { payment, wrongPayment } from './payment.ts'
import type { SoldProduct } from './schemas.ts'

const today = '2026-11-22'

const product = (id: number, more: Partial<SoldProduct> = {}): SoldProduct => ({
  id,
  systemid: 1,
  barcode: String(id),
  name: `Product ${id}`,
  categoryId: 1,
  category: 'All',
  type: null,
  mealtype: null,
  price: 50,
  nextprice: null,
  isvariable: 0,
  isvisible: 1,
  image: null,
  stock_in_hand: null,
  ...more,
})

const bhaint = product(1, { type: 'b', isvariable: 1, price: 0 })
const prasad = product(2, { type: 'p', price: 20.1 })
const book = product(3, { price: 33.33 })
const lunch = product(4, { type: 'm', mealtype: 'L', price: 30 })
const all = [bhaint, prasad, book, lunch]
const asha = { cardno: 'S-1', name: 'Asha' }

/** The cart after these steps, each of which must be allowed. */
function after(...actions: Action[]): Cart {
  return actions.reduce((cart, action) => {
    const made = step(cart, action, today)
    if ('wrong' in made) throw new Error(made.wrong.key)
    return made.cart
  }, emptyCart(1))
}
const refusal = (cart: Cart, action: Action) => {
  const made = step(cart, action, today)
  return 'wrong' in made ? made.wrong.key : undefined
}

const amount = fc.integer({ min: 0, max: 200_000 }).map((paise) => onWire(rupees(paise).div(100)))
const day = fc.integer({ min: -2, max: 70 }).map((days) => addDays(today, days))
const key = fc.integer({ min: 1, max: 8 })
const qty = fc.integer({ min: -1, max: 12 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .record({ product: fc.constantFrom(...all), qty, price: amount, free: fc.boolean(), from: day, to: day })
    .map(
      ({ from, to, price, free, ...rest }): Action => ({
        do: 'add',
        ...rest,
        ...(rest.product.type === 'm' ? { from, to } : {}),
        ...(rest.product.isvariable ? { price } : {}),
        ...(rest.product.type === 'p' ? { free } : {}),
      }),
    ),
  fc.record({ do: fc.constant('change' as const), key, qty, price: amount }),
  fc.record({ do: fc.constant('dates' as const), key, from: day, to: day }),
  fc.record({ do: fc.constant('remove' as const), key }),
  fc.record({ do: fc.constant('customer' as const), customer: fc.constantFrom(null, asha) }),
  fc.record({ do: fc.constant('reprice' as const), productId: fc.constantFrom(2, 3, 4), price: amount }),
)

describe('whatever is done to a cart', () => {
  it('it may always be sold', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let cart = emptyCart(1)
        for (const one of actions) {
          const made = step(cart, one, today)
          if (!('wrong' in made)) cart = made.cart
          expect(faultOf({ ...cart, today })).toBeUndefined()
          expect(rupees(prasadWorth(cart.lines)).lte(bhaintTotal(cart.lines))).toBe(true)
          expect(totalOfLines(cart.lines)).toBe(onWire(sum(cart.lines.map(lineTotal))))
          expect(new Set(cart.lines.map((line) => line.key)).size).toBe(cart.lines.length)
          if (cart.lines.some(({ product: { type } }) => type === 'b')) expect(cart.customer).toEqual(asha)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('Bhaint never becomes less while Prasad is given against it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let cart = after({ do: 'customer', customer: asha }, { do: 'add', product: bhaint, price: 500 })
        for (const one of actions) {
          const made = step(cart, one, today)
          if ('wrong' in made) continue
          if (made.cart.lines.some(isFree) && cart.lines.some(isFree))
            expect(bhaintTotal(made.cart.lines)).toBeGreaterThanOrEqual(bhaintTotal(cart.lines))
          cart = made.cart
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('Bhaint', () => {
  it('needs a satsangi, and keeps them', () => {
    expect(refusal(emptyCart(1), { do: 'add', product: bhaint, price: 5 })).toBe(
      'Please scan Satsangi Card before taking Bhaint',
    )
    const cart = after({ do: 'customer', customer: asha }, { do: 'add', product: bhaint, price: 5 })
    expect(refusal(cart, { do: 'customer', customer: null })).toBe(customerBlocked(cart)?.key)
  })

  it('is refused without a card before its price is requested', () => {
    const [without, withCard] = [emptyCart(1), { ...emptyCart(1), customer: asha }]
    expect(missingCard(without, bhaint)).toEqual(say('Please scan Satsangi Card before taking Bhaint'))
    expect([missingCard(withCard, bhaint), missingCard(without, prasad)]).toEqual([undefined, undefined])
  })

  it('keeps the satsangi and is worth Prasad, unlike other products', () => {
    expect(customerBlocked(after({ do: 'add', product: book }))).toBeUndefined()
    const cart = after(
      { do: 'customer', customer: asha },
      { do: 'add', product: bhaint, price: 10 },
      { do: 'add', product: book, qty: 5 },
    )
    expect([bhaintTotal(cart.lines), mayBeFree(cart, prasad)]).toEqual([10, false])
    expect(refusal(cart, { do: 'add', product: prasad, free: true })).toBe(
      'The Prasad is worth more than the Bhaint.',
    )
  })

  it('offers free Prasad up to its worth, to the paisa', () => {
    const cart = after({ do: 'customer', customer: asha }, { do: 'add', product: bhaint, price: 40.2 })
    expect([mayBeFree(cart, prasad), mayBeFree(cart, prasad, 3), mayBeFree(cart, book)]).toEqual([
      true,
      false,
      false,
    ])
    const two = step(cart, { do: 'add', product: prasad, qty: 2, free: true }, today)
    expect('cart' in two && bhaintLeft(two.cart.lines)).toBe(0)
    if (!('cart' in two)) return
    expect(totalOfLines(two.cart.lines)).toBe(40.2)
    expect(refusal(two.cart, { do: 'add', product: prasad, free: true })).toBe(
      'The Prasad is worth more than the Bhaint.',
    )
    const [first] = two.cart.lines
    for (const less of [{ do: 'remove' as const }, { do: 'change' as const, qty: 1, price: 40 }])
      expect(refusal(two.cart, { ...less, key: first?.key ?? 0 } as Action)).toBe(
        'Please remove the Prasad before removing the Bhaint.',
      )
  })
})

describe('a line', () => {
  it('of a product that is scanned again counts one more', () => {
    const cart = after(
      { do: 'add', product: book },
      { do: 'add', product: prasad },
      { do: 'add', product: book },
    )
    expect(cart.lines.map((line) => line.qty)).toEqual([2, 1])
    expect(totalOfLines(cart.lines)).toBe(86.76)
  })

  it('of a meal counts its days, both included, and overlaps no other of the same meal', () => {
    const cart = after({ do: 'add', product: lunch, qty: 2, from: today, to: addDays(today, 2) })
    expect(totalOfLines(cart.lines)).toBe(180)
    expect(refusal(cart, { do: 'add', product: lunch, from: addDays(today, 2), to: addDays(today, 3) })).toBe(
      'Dates overlap for Meal type selected. Please choose different dates.',
    )
    expect(refusal(cart, { do: 'add', product: lunch, from: addDays(today, -1), to: today })).toBe(
      'A meal can be sold for today or a later day.',
    )
    expect(
      refusal(cart, { do: 'add', product: lunch, from: addDays(today, 5), to: addDays(today, 65) }),
    ).toBe('A meal can be sold for at most {{count}} days.')
    const long = step(
      cart,
      { do: 'add', product: lunch, from: addDays(today, 5), to: addDays(today, 65) },
      today,
    )
    expect('wrong' in long && long.wrong.values).toEqual({ count: 60 })
    expect(
      'cart' in
        step(cart, { do: 'add', product: lunch, from: addDays(today, 3), to: addDays(today, 3) }, today),
    ).toBe(true)
  })

  it('of one meal stands beside another meal of the same days', () => {
    const days = { from: today, to: today }
    const dinner = product(5, { type: 'm', mealtype: 'D', price: 30 })
    const cart = after({ do: 'add', product: lunch, ...days }, { do: 'add', product: dinner, ...days })
    expect(totalOfLines(cart.lines)).toBe(60)
  })

  it('of anything but a meal takes no days, not even empty ones', () => {
    const cart = after({ do: 'add', product: book })
    for (const days of [
      { from: today, to: today },
      { from: '', to: '' },
    ])
      expect(refusal(cart, { do: 'dates', key: 1, ...days })).toMatch(/not meal type product/)
  })

  it('of free Prasad and one with the price 0 stay separate', () => {
    const gift = product(6, { type: 'p', price: 0 })
    const cart = after({ do: 'add', product: gift }, { do: 'add', product: gift, free: true })
    expect(cart.lines.map(({ actualPrice }) => actualPrice)).toEqual([null, 0])
  })

  it('of a day that has passed can be removed, and only prevents the payment', () => {
    const cart = after({ do: 'add', product: lunch, from: today, to: today })
    const tomorrow = addDays(today, 1)
    expect('cart' in step(cart, { do: 'add', product: book }, tomorrow)).toBe(true)
    expect(faultOf({ ...cart, today: tomorrow })?.text.key).toBe(
      'A meal can be sold for today or a later day.',
    )
  })
})

describe('a payment', () => {
  it('adds up with any split, or names the amount that does not', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (due, cash, donation, upi) => {
        const { change, ...rest } = payment(due, { cash, donation, upi })
        expect(rest.totalamount).toBe(onWire(sum([due, donation])))
        if (change === null) {
          expect(sum([cash, upi]).lt(rest.totalamount) || rupees(upi).gt(rest.totalamount)).toBe(true)
          expect(wrongPayment({ ...rest, change: 0 }, due)).toBeDefined()
        } else {
          expect(onWire(sum([cash, upi]).minus(change))).toBe(rest.totalamount)
          expect(wrongPayment({ ...rest, change }, due)).toBeUndefined()
          expect(wrongPayment({ ...rest, change: onWire(rupees(change).plus('0.01')) }, due)?.field).toBe(
            'change',
          )
          expect(wrongPayment({ ...rest, change }, onWire(rupees(due).plus(1)))?.field).toBe('ticketamount')
        }
      }),
    )
  })
})
