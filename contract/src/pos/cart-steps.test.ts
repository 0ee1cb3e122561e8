import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { type Action, type Cart, emptyCart, mayBeFree, step } from './cart.ts'
import { faultOf } from './cart-rules.ts'
import { daysOf, type Line, MOST_LINES, MOST_PIECES, MOST_RUPEES, overlap, totalOfLines } from './line.ts'
import { payment, wrongPayment } from './payment.ts'
import type { SoldProduct } from './schemas.ts'

const today = '2026-11-22'
const inDays = (days: number) => addDays(today, days)

const product = (id: number, more: Partial<SoldProduct> = {}): SoldProduct => ({
  ...{ id, systemid: 1, barcode: String(id), name: `Product ${id}`, categoryId: 1, category: 'All' },
  ...{ type: null, mealtype: null, price: 50, nextprice: null, isvariable: 0, isvisible: 1 },
  ...{ image: null, stock_in_hand: null },
  ...more,
})
const [book, other] = [product(1), product(2)]
const gift = product(3, { isvariable: 1 })
const bhaint = product(4, { type: 'b', isvariable: 1 })
const prasad = product(5, { type: 'p', price: 20 })
const lunch = product(6, { type: 'm', mealtype: 'L' })
const asha = { cardno: 'S-1', name: 'Asha' }

const made = (cart: Cart, action: Action) => {
  const next = step(cart, action, today)
  if ('wrong' in next) throw new Error(next.wrong.key)
  return next
}
const after = (...actions: Action[]): Cart =>
  actions.reduce((cart, action) => made(cart, action).cart, emptyCart(1))
const add = (of: SoldProduct, more: Partial<Action & { do: 'add' }> = {}): Action => ({
  do: 'add',
  product: of,
  ...more,
})
const pieces = ({ lines }: Cart) => lines.map(({ product: { id }, qty, price }) => [id, qty, price])

describe('what is added joins a line', () => {
  it('of the same product at the same price only', () => {
    expect(pieces(after(add(book), add(other), add(book, { qty: 2 })))).toEqual([
      [1, 3, 50],
      [2, 1, 50],
    ])
    expect(pieces(after(add(book), add({ ...book, price: 60 })))).toEqual([
      [1, 1, 50],
      [1, 1, 60],
    ])
  })

  it('never of a variable price, of a meal, or of Prasad that is not free', () => {
    expect(after(add(gift, { price: 5 }), add(gift, { price: 5 })).lines).toHaveLength(2)
    const days = { from: today, to: today }
    const meals = after(add(lunch, days), add(lunch, { from: inDays(1), to: inDays(1) }))
    expect(meals.lines.map(({ key }) => key)).toEqual([1, 2])
    const both = after(
      { do: 'customer', customer: asha },
      add(bhaint, { price: 100 }),
      add(prasad, { free: true }),
      add(prasad),
      add(prasad, { free: true }),
    )
    expect(both.lines.map(({ qty, price, actualPrice }) => [qty, price, actualPrice])).toEqual([
      [1, 100, null],
      [2, 0, 20],
      [1, 20, null],
    ])
  })

  it('is offered as free up to the Bhaint that is left, and only with Bhaint', () => {
    const cart = after({ do: 'customer', customer: asha }, add(bhaint, { price: 40 }))
    expect([1, 2, 3].map((qty) => mayBeFree(cart, prasad, qty))).toEqual([true, true, false])
    expect(mayBeFree(after(add(book)), prasad)).toBe(false)
    expect(mayBeFree(cart, product(9, { type: 'b' }))).toBe(false)
  })
})

describe('a line', () => {
  const three = after(add(book), add(other), add(gift, { price: 5 }))

  it('is changed in its quantity and its price, without changing other lines', () => {
    expect(pieces(made(three, { do: 'change', key: 2, qty: 4 }).cart)).toEqual([
      [1, 1, 50],
      [2, 4, 50],
      [3, 1, 5],
    ])
    expect(pieces(made(three, { do: 'change', key: 3, qty: 1, price: 7 }).cart)[2]).toEqual([3, 1, 7])
  })

  it('keeps the worth of free Prasad when a price is entered', () => {
    const cart = after(
      { do: 'customer', customer: asha },
      add(bhaint, { price: 100 }),
      add(prasad, { free: true }),
    )
    const [, free] = made(cart, { do: 'change', key: 2, qty: 2, price: 9 }).cart.lines
    expect(free).toMatchObject({ qty: 2, price: 0, actualPrice: 20 })
  })

  it('that is removed leaves its neighbour selected', () => {
    const removed = (key: number) => {
      const { cart, key: selected } = made(three, { do: 'remove', key })
      return [cart.lines.map((line) => line.key), selected]
    }
    expect([1, 2, 3].map(removed)).toEqual([
      [[2, 3], 2],
      [[1, 3], 3],
      [[1, 2], 2],
    ])
    expect(made(after(add(book)), { do: 'remove', key: 1 })).toEqual({ cart: { ...emptyCart(1), next: 2 } })
  })

  it('of a meal has its days changed, any other has none', () => {
    const cart = after(add(book), add(lunch, { from: today, to: today }))
    const days = { from: inDays(2), to: inDays(3) }
    expect(
      made(cart, { do: 'dates', key: 2, ...days }).cart.lines.map(({ fromdate, todate }) => [
        fromdate,
        todate,
      ]),
    ).toEqual([
      [null, null],
      [inDays(2), inDays(3)],
    ])
    expect(step(cart, { do: 'dates', key: 1, ...days }, today)).toEqual({
      wrong: {
        key: 'Selected product is not meal type product. Can not set From and To Date for non Meal Type products.',
      },
    })
  })

  it('has the price that the catalogue has now, unless the seller entered one', () => {
    const cart = after(
      { do: 'customer', customer: asha },
      ...[
        add(book),
        add(gift, { price: 5 }),
        add(bhaint, { price: 100 }),
        add(prasad, { free: true }),
        add(prasad),
      ],
    )
    const repriced = (productId: number) =>
      made(cart, { do: 'reprice', productId, price: 30 }).cart.lines.map(
        ({ price, actualPrice }) => actualPrice ?? price,
      )
    expect(repriced(book.id)).toEqual([30, 5, 100, 20, 20])
    expect(repriced(gift.id)).toEqual([50, 5, 100, 20, 20])
    expect(repriced(prasad.id)).toEqual([50, 5, 100, 30, 30])
  })

  it('is gone with all others and the satsangi in a new sale', () => {
    const cart = after({ do: 'customer', customer: asha }, add(book), { do: 'clear' })
    expect(cart).toEqual({ ...emptyCart(1), next: 2 })
  })
})

describe('what may not be sold', () => {
  const line = (more: Partial<Line> = {}): Line => ({
    ...{ key: 1, product: book, qty: 1, price: 50, actualPrice: null, fromdate: null, todate: null },
    ...more,
  })
  const fault = (...lines: Line[]) => faultOf({ system: 1, lines, customer: asha, today })
  const meal = (from: string | null, to: string | null) =>
    line({ product: lunch, fromdate: from, todate: to })

  it('is a quantity below 1 or above the maximum', () => {
    for (const qty of [0, -1, 1.5, MOST_PIECES + 1, Number.NaN])
      expect(fault(line(), line({ qty }))).toEqual({
        line: 1,
        text: { key: 'The quantity is a whole number from 1 to {{most}}.', values: { most: MOST_PIECES } },
      })
    expect(fault(line({ qty: MOST_PIECES }))).toBeUndefined()
  })

  it('is a price below 0, or with parts of a paisa', () => {
    for (const price of [-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY])
      expect(fault(line({ price }))?.text.key).toBe('Please enter an amount with at most 2 decimals')
    expect(fault(line({ product: prasad, price: 0, actualPrice: -1 }))?.line).toBe(0)
    expect(fault(line({ price: 0 }), line({ price: 0.01 }))).toBeUndefined()
  })

  it('is anything except Prasad without its price', () => {
    for (const wrong of [
      { actualPrice: 20, price: 0 },
      { product: prasad, actualPrice: 20, price: 1 },
    ])
      expect(fault(line(wrong))?.text.key).toBe('Only Prasad can be given against Bhaint, at price 0.')
  })

  it('is a meal without its days, backwards, in the past or for too long; and days of anything else', () => {
    const keys = [
      meal(null, today),
      meal(today, null),
      meal(inDays(2), inDays(1)),
      meal(inDays(-1), today),
      meal(today, inDays(60)),
      line({ fromdate: today }),
      line({ todate: today }),
    ].map((one) => fault(one)?.text.key)
    expect(keys).toEqual([
      'Please enter From Date',
      'Please enter To Date',
      'From Date must be less than To Date.',
      'A meal can be sold for today or a later day.',
      'A meal can be sold for at most {{count}} days.',
      ...Array(2).fill(
        'Selected product is not meal type product. Can not set From and To Date for non Meal Type products.',
      ),
    ])
    expect(fault(meal(today, inDays(59)))).toBeUndefined()
  })

  it('is more lines, or more money, than a sale can have', () => {
    expect(fault(...Array<Line>(MOST_LINES).fill(line()))).toBeUndefined()
    expect(fault(...Array<Line>(MOST_LINES + 1).fill(line()))).toEqual({
      text: { key: 'A sale can have at most {{count}} lines.', values: { count: MOST_LINES } },
    })
    expect(fault(line({ price: MOST_RUPEES }))).toBeUndefined()
    expect(fault(line({ price: MOST_RUPEES }), line({ price: 0.01 }))).toEqual({
      line: 1,
      text: { key: 'A sale can be at most {{most}}.', values: { most: { rupees: MOST_RUPEES } } },
    })
  })
})

it('days overlap when they have one in common, and nothing without days overlaps', () => {
  const days = (fromdate: string | null, todate: string | null) => ({ fromdate, todate })
  const middle = days(inDays(3), inDays(5))
  const overlaps = [
    ...[days(inDays(1), inDays(2)), days(inDays(1), inDays(3)), days(inDays(4), inDays(4))],
    ...[days(inDays(5), inDays(9)), days(inDays(6), inDays(9)), days(null, inDays(4)), days(inDays(4), null)],
  ].map((one) => [overlap(one, middle), overlap(middle, one)])
  expect(overlaps).toEqual([false, true, true, true, false, false, false].map((yes) => [yes, yes]))
  expect([daysOf(middle), daysOf(days(today, null)), daysOf(days(null, today))]).toEqual([3, 1, 1])
  expect(totalOfLines([{ qty: 2, price: 10, ...middle }])).toBe(60)
})

it('a payment that does not add up names its first wrong amount', () => {
  const right = payment(100, { cash: 150, donation: 11, upi: 0 })
  const wrong = (more: Partial<Parameters<typeof wrongPayment>[0]>, due = 100) =>
    wrongPayment({ ...right, change: right.change ?? 0, ...more }, due)
  expect(wrong({})).toBeUndefined()
  expect(wrong({}, 90)).toMatchObject({
    ...{ field: 'ticketamount', text: { values: { amount: { rupees: 90 } } } },
  })
  expect(wrong({ totalamount: 100 })?.field).toBe('totalamount')
  expect(wrong({ upiamount: 111.01 })).toMatchObject({
    ...{ field: 'upiamount', text: { key: 'The UPI amount is more than is due.' } },
  })
  expect(wrong({ totalCash: 110.99 })).toMatchObject({
    ...{ field: 'totalCash', text: { key: 'The cash does not cover the amount.' } },
  })
  expect(wrong({ change: 38.99 })).toMatchObject({
    ...{ field: 'change', text: { values: { change: { rupees: 39 } } } },
  })
})
