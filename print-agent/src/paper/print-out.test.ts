import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobOf, samples } from '../testing/samples.ts'
import { decode, type Printed } from './decode.ts'
import { drawCode } from './draw-code.ts'
import { LETTER, papers } from './line.ts'
import { bytesOf } from './print-out.ts'

const venue = { name: 'Nivas', time_zone: 'Asia/Kolkata' }
const at = new Date('2026-11-21T08:40:00Z')

const textOf = (line: Extract<Printed, { kind: 'text' }>) => line.runs.map(({ text }) => text).join('')
const texts = (printed: Printed[]) =>
  printed.flatMap((line) => (line.kind === 'text' ? [textOf(line).replace(/ +/g, ' ').trim()] : []))

/** The width of a line, in columns of the printer's letters. */
const columns = (line: Extract<Printed, { kind: 'text' }>) =>
  line.runs.reduce((sum, { text, size }) => sum + text.length * size, 0)

/** The rows and columns of the black dots. */
function inkOf({ width, height, isBlack }: Extract<Printed, { kind: 'image' }>) {
  const dots = Array.from(
    { length: width * height },
    (_, dot) => [dot % width, Math.floor(dot / width)] as const,
  )
  const black = dots.filter(([x, y]) => isBlack(x, y))
  const xs = black.map(([x]) => x)
  const ys = black.map(([, y]) => y)
  return {
    count: black.length,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const meal = { productname: 'Lunch', qty: 2, price: 40, total: 80 }
const visit = { visitdate: '2026-11-21', visitorname: 'Asha', totalPeople: 2 }
const tickets: [number: string, receipt: ReceiptData][] = [
  ['48213', { receiptType: 'gate', id: 48213, ...visit }],
  // A sale without a network.
  ['W-1A2B3C4D', { receiptType: 'gate', id: 'W-1A2B3C4D', ...visit }],
  ['S2291', { receiptType: 'samadh', id: 'S2291', visitdate: '2026-11-21', name: 'Asha', totalVisited: 2 }],
  ['BC-0042-017', { receiptType: 'bookcentre', ticketid: 'BC-0042-017', products: [meal] }],
  ['OF-0042-018', { receiptType: 'officeprasad', ticketid: 'OF-0042-018', products: [meal], donation: 51 }],
  // A refund.
  [
    'BG-0042R-003',
    { receiptType: 'bhandarghar', ticketid: 'BG-0042R-003', products: [meal], undoes: 'BG-0042-017' },
  ],
  // A meal to which no card gives the right.
  [
    'ABCDEFGH23',
    { receiptType: 'bhandarghar', ticketid: 'BG-0042-017', products: [meal], mealcode: 'ABCDEFGH23' },
  ],
]

describe.each([80, 58] as const)('on paper of %i mm', (paper) => {
  const width = papers[paper]
  const place = { paper, venue }
  const cases = (['en', 'hi'] as const).flatMap((language) =>
    Object.entries(samples).map(([name, receipt]) => [name, language, receipt] as const),
  )

  /** Whether the paper of a receipt has this text as a code. */
  const hasCode = (receipt: ReceiptData, text: string) => {
    const dots = (height: number, isBlack: (x: number, y: number) => boolean) =>
      Array.from({ length: width * height }, (_, dot) => isBlack(dot % width, Math.floor(dot / width)))
    const { data, height } = drawCode(text, width)
    const code = dots(height, (x, y) => data[(y * width + x) * 4] === 0).join()
    const images = decode(bytesOf(jobOf(receipt), place, at)).filter((line) => line.kind === 'image')
    return images.some((image) => dots(image.height, image.isBlack).join() === code)
  }

  it.each(cases)('%s in %s is printed completely, and cut once at its end', (_name, language, receipt) => {
    const printed = decode(bytesOf(jobOf(receipt, { language }), place, at))
    expect(printed.filter(({ kind }) => kind === 'cut')).toHaveLength(1)
    expect(printed.at(-1)?.kind).toBe('cut')
    for (const line of printed) {
      if (line.kind === 'text') expect(columns(line)).toBeLessThanOrEqual(width / LETTER)
      if (line.kind !== 'image') continue
      expect(line.width).toBe(width)
      const ink = inkOf(line)
      expect(ink.count).toBeGreaterThan(20)
      // Marks above and below the letters are complete.
      expect(ink.top).toBeGreaterThan(0)
      expect(ink.bottom).toBeLessThan(line.height - 1)
    }
  })

  it('amounts end at the right edge, as text and as an image', () => {
    for (const language of ['en', 'hi'] as const) {
      const printed = decode(
        bytesOf(jobOf(samples.officeprasad ?? { receiptType: 'test' }, { language }), place, at),
      )
      const amounts = printed.flatMap((line) =>
        line.kind === 'text' && /\d\.\d\d$/.test(textOf(line)) ? [columns(line)] : [],
      )
      expect(amounts.length).toBeGreaterThanOrEqual(3)
      expect(new Set(amounts)).toEqual(new Set([width / LETTER]))
      const total = printed.filter((line) => line.kind === 'image').map(inkOf)
      expect(Math.max(...total.map(({ right }) => right))).toBeGreaterThan(width - 6)
    }
  })

  it('the number is the largest text on it', () => {
    const printed = decode(bytesOf(jobOf(samples.gate ?? { receiptType: 'test' }), place, at))
    const runs = printed.flatMap((line) => (line.kind === 'text' ? line.runs : []))
    expect(runs.filter(({ size }) => size === 3).map(({ text }) => text.trim())).toEqual(['48213'])
  })

  it.each(tickets)('the paper of %s has it as a code for the counter that scans it', (number, receipt) => {
    expect(hasCode(receipt, number)).toBe(true)
  })

  it('the receipt of a meal without a card has no second code, which a meal counter would scan instead', () => {
    const ticketid = 'BG-0042-017'
    const code = (more: { mealcode?: string }) =>
      hasCode({ receiptType: 'bhandarghar', ticketid, products: [meal], ...more }, ticketid)
    expect([code({}), code({ mealcode: 'ABCDEFGH23' })]).toEqual([true, false])
  })

  it('a text with any content never becomes a command', () => {
    const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(anyText, anyText, (name, vehicle) => {
        const receipt = {
          receiptType: 'gate',
          id: 1,
          visitdate: '2026-11-21',
          visitorname: `\u001b@${name}\u001dV\u0000`.replaceAll('\0', ''),
          totalPeople: 1,
          vehicleno: vehicle.replaceAll('\0', ''),
        } as const
        const job = jobOf({
          ...receipt,
          visitorname: receipt.visitorname.toWellFormed(),
          vehicleno: receipt.vehicleno.toWellFormed(),
        })
        const printed = decode(bytesOf(job, place, at))
        expect(printed.filter(({ kind }) => kind === 'cut')).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })
})

it('shows its purpose, its amount and its print time', () => {
  const printed = texts(
    decode(bytesOf(jobOf(samples.bhent ?? { receiptType: 'test' }), { paper: 80, venue }, at)),
  )
  for (const line of [
    'Nivas',
    'Bhent receipt',
    '3071',
    'Reservation Reference N-2026-004512',
    'Applicant Asha Rao',
    'Arrival 21 Nov 2026',
    'Rooms 2',
    'Bhent Rs. 1,23,456.00',
    'Additional Bhent Rs. 51.00',
    'Total Rs. 1,23,507.00',
    'UPI Rs. 1,00,000.00',
    'UTR 412345678901',
    'Cash Rs. 23,507.00',
    'Received 21 Nov 2026, 14:05',
    'Printed 21 Nov 2026, 14:10',
  ])
    expect(printed).toContain(line)
})

it('names the person who refunded a Bhent, when no money was received', () => {
  const amounts = { payment_amount: -200, donation_amount: 0, upi_amount: -150 }
  const paid_with = [{ utr: '412345678901', amount: 150 }]
  const back = { ...samples.bhent, ...amounts, utr: '', paid_with, reason: 'A guest left early' }
  const printed = texts(decode(bytesOf(jobOf(back as ReceiptData), { paper: 80, venue }, at)))
  const lines = ['Bhent refund', 'Total -Rs. 200.00', 'Refunded 21 Nov 2026, 14:05']
  for (const line of [...lines, 'Paid with UTR 412345678901 Rs. 150.00', 'Reason: A guest left early'])
    expect(printed).toContain(line)
  expect(printed.join()).not.toMatch(/Received|Bhent receipt/)
})

it('prints the Z report of a session with the same rows as on the screen, and the X report without a count', () => {
  const rolled = (name: string) =>
    texts(decode(bytesOf(jobOf(samples[name] ?? { receiptType: 'test' }), { paper: 80, venue }, at)))
  const z = rolled('zreport')
  for (const line of [
    'Z report',
    '411',
    'Bhent 412',
    'To 21 Nov 2026, 19:32',
    'Cash Rs. 23,007.00',
    'UPI Rs. 1,00,000.00',
    'Total Rs. 1,23,007.00',
    'Bhent Rs. 1,22,956.00',
    'Additional Bhent Rs. 51.00',
    'Receipts 38',
    'Refunds 1',
    'Refunded -Rs. 500.00',
    'Opening float Rs. 500.00',
    'Expected in the drawer Rs. 3,507.00',
    'Counted Rs. 3,500.00',
    'Difference -Rs. 7.00',
    'Reason: A coin was missing',
  ])
    expect(z).toContain(line)
  const x = rolled('xreport')
  expect(x).toContain('X report')
  expect(x).toContain('Expected in the drawer Rs. 3,507.00')
  expect(x.join()).not.toMatch(/Counted|Difference|Z report/)
})

it('prints DUPLICATE on every print except the first, with its number and time if prints are counted', () => {
  const printed = (more: { copy?: boolean; print?: ReceiptPrint }) =>
    texts(decode(bytesOf(jobOf({ receiptType: 'test' }, more), { paper: 58, venue }, at)))
  const print = (number: number) => ({ number, printed_at: '2026-11-21T08:35:00Z' })
  expect(printed({ copy: true })).toContain('* * * DUPLICATE * * *')
  const second = printed({ print: print(2) })
  expect(second).toContain('* * * DUPLICATE * * *')
  expect(second).toContain('Print 2, 21 Nov 2026, 14:05')
  for (const first of [printed({}), printed({ print: print(1) })])
    expect(first.join()).not.toContain('DUPLICATE')
})

it('sums a sale exactly, and counts the days of a meal', () => {
  const product = {
    productname: 'Thali',
    qty: 3,
    price: 0.1,
    total: 0.9,
    fromdate: '2026-11-21',
    todate: '2026-11-23',
  }
  const job = jobOf({ receiptType: 'bhandarghar', ticketid: 7, products: [product, product, product] })
  const printed = texts(decode(bytesOf(job, { paper: 80, venue }, at)))
  expect(printed).toContain('3 x 0.10 x 3 days 0.90')
  expect(printed).toContain('Total Rs. 2.70')
})

it.each([
  ['bookcentre', {}],
  ['officeprasad', {}],
  ['bhandarghar', {}],
  ['bookcentre', { undoes: 'BC-0041-007' }],
] as const)(
  'the receipt of a sale says when it was, also when it is printed days later: %s %o',
  (receiptType, more) => {
    const product = { productname: 'Gita', qty: 1, price: 50, total: 50 }
    const sale = { receiptType, ticketid: 'BC-0042-017', products: [product], ...more }
    const job = jobOf({ ...sale, sold_by: 'Asha Rao', sold_at: '2026-11-18T11:05:00Z' })
    const printed = texts(decode(bytesOf(job, { paper: 80, venue }, at)))
    expect(printed).toContain('Date 18 Nov 2026, 16:35')
    expect(printed).toContain('Printed 21 Nov 2026, 14:10')
  },
)

it('a receipt of dues names the person who received or undid the payment', () => {
  const sample = samples.dues
  if (sample?.receiptType !== 'dues') throw new Error('no sample of dues')
  const dues = { ...sample, taken_by: 'Asha Rao' }
  const printed = (undoes: string | null) =>
    texts(decode(bytesOf(jobOf({ ...dues, undoes }), { paper: 80, venue }, at)))
  expect(printed(null)).toContain('Received by Asha Rao')
  expect(printed('004698')).toContain('Reversed by Asha Rao')
})

it('a refund names its reason, and the person who paid it', () => {
  const product = { productname: 'Gita', qty: 1, price: 50, total: 50 }
  const sale = { receiptType: 'bookcentre' as const, products: [product], sold_by: 'Asha Rao' }
  const printed = (more: object) =>
    texts(decode(bytesOf(jobOf({ ...sale, ticketid: 'BC-0042-017', ...more }), { paper: 80, venue }, at)))
  expect(printed({})).toContain('Sold by Asha Rao')
  const refund = printed({ undoes: 'BC-0041-007', reason: 'Two pages are missing' })
  expect(refund).toContain('Reason: Two pages are missing')
  expect(refund).toContain('Refunded by Asha Rao')
})
