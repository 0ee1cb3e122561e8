import { faultOf } from '@nivas/contract/pos/cart-rules.ts'
import { type Line, lineTotal, totalOfLines } from '@nivas/contract/pos/line.ts'
import { wrongPayment } from '@nivas/contract/pos/payment.ts'
import { type CategoryType, type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import type { TicketInput } from '@nivas/contract/pos/till-forms.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { Refusal, withData, wrongField } from '../http/refusal.ts'
import type { KnownProduct } from './known-products.ts'

type Judged = {
  sent: TicketInput
  /** The product of each line, by its index; null for an unknown product. */
  products: readonly (KnownProduct | null)[]
  /** The venue's day of the sale. */
  today: string
  /** Whether the ticket waited in a till. It was sold already, so its prices and days hold. */
  waited: boolean
}

const atLine = (at: number, why: Text) =>
  new Refusal(400, say('Line {{line}}: {{why}}', { line: at + 1, why }))

/**
 * Notes a meal for days before the day of its ticket: the till's clock was changed, or the till was open over
 * midnight.
 */
const pastMeal = (name: string, from: string, day: string) =>
  say('{{name}} was sold for days from {{from}}; the ticket is dated {{day}}.', {
    name,
    from: { day: from },
    day: { day },
  })

/** The till's catalogue can be minutes old: the scanned article may be the other product, at another price. */
const otherBarcode =
  'The barcode {{barcode}} now belongs to {{other}}, not {{name}}. Please remove the line and scan it again.'

const typesOf = (shop: SystemId): readonly CategoryType[] => systems[shop].types

/** Returns a product as its till knew it, because the type of its category may have changed while the ticket waited. */
function soldAs(product: KnownProduct, line: TicketInput['ticketlines'][number]): KnownProduct {
  const type = line.type ?? product.type
  const mealtype = line.mealtype === undefined ? product.mealtype : line.mealtype
  return { ...product, type, mealtype: type === 'm' ? mealtype : null }
}

/**
 * Returns a line with its product, or refuses it. For a waiting ticket, the product has the type that it was sold as,
 * and changes since the sale are added to `look`.
 */
function judgeLine(
  line: TicketInput['ticketlines'][number],
  at: number,
  { sent: { systemid }, products, waited }: Judged,
  look: Text[],
): Line {
  const product = products[at]
  if (!product) throw atLine(at, say('There is no such product.'))
  if (product.systemid !== systemid || line.systemid !== systemid)
    throw atLine(at, say('This product belongs to another shop.'))
  const { name, barcode_of: other } = product
  if (other !== null) {
    const values = { name, other, barcode: line.barcode ?? '' }
    if (!waited) throw atLine(at, say(otherBarcode, values))
    look.push(say('{{name}} was sold by the barcode {{barcode}}, which now belongs to {{other}}.', values))
  }
  if (!product.is_sold && !waited) throw atLine(at, say('{{name}} is currently not sold.', { name }))
  if (!product.is_sold) look.push(say('{{name}} was no longer sold when this ticket arrived.', { name }))
  const { qty, price, actualPrice, fromdate, todate } = line
  const sold = actualPrice ?? price
  if (product.isvariable === 0 && sold !== product.price) {
    const now = { rupees: product.price }
    if (!waited)
      throw withData(new Refusal(400, say('The price of {{name}} is now {{price}}.', { name, price: now })), {
        line: at,
        productid: product.id,
        price: product.price,
      })
    look.push(
      say('{{name}} was sold at {{sold}}; its price is {{price}}.', {
        name,
        sold: { rupees: sold },
        price: now,
      }),
    )
  }
  const asSold = waited ? soldAs(product, line) : product
  if (asSold.type !== null && !typesOf(systemid).includes(asSold.type))
    throw atLine(at, say('This shop has no categories of this type'))
  if (asSold.type !== product.type || asSold.mealtype !== product.mealtype)
    look.push(
      say('{{name}} had another type when it was sold. The ticket keeps the original type.', { name }),
    )
  return { key: at, product: asSold, qty, price, actualPrice, fromdate, todate }
}

/**
 * Returns the lines of a ticket with their products, their sum, and the reasons why the ticket needs a look. Refuses a
 * ticket that breaks a rule, and names the line. For a waiting ticket, changes since the sale and days that have passed
 * are such reasons instead.
 */
export function judgeTicket(judged: Judged): {
  lines: readonly Line[]
  amount: number
  look: Text[]
} {
  const { sent, today, waited } = judged
  const { ticketlines, systemid, customer, paymentoptions } = sent
  const look: Text[] = []
  const lines = ticketlines.map((line, at) => judgeLine(line, at, judged, look))
  const checked = waited ? lines : []
  for (const { product, fromdate } of checked)
    if (fromdate && fromdate < today) look.push(pastMeal(product.name, fromdate, today))
  const fault = faultOf({ system: systemid, lines, customer, today, checked })
  if (fault) throw fault.line === undefined ? new Refusal(400, fault.text) : atLine(fault.line, fault.text)
  for (const [at, line] of lines.entries()) {
    const total = lineTotal(line)
    if (ticketlines[at]?.total !== total)
      throw atLine(at, say('The line total is {{total}}.', { total: { rupees: total } }))
  }
  const amount = totalOfLines(lines)
  const wrong = wrongPayment(paymentoptions, amount)
  // The office sends its sale in the field `officesale`.
  const within = systemid === 1 ? 'officesale.' : ''
  if (wrong) throw wrongField(`${within}paymentoptions.${wrong.field}`, wrong.text)
  return { lines, amount, look }
}
