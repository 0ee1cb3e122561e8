import type { Language } from '@nivas/contract/access/schemas.ts'
import { readJob } from '@nivas/contract/receipts/job.ts'
import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'

const products = [
  { productname: 'Prasad small box', qty: 2, price: 50, total: 100 },
  { productname: 'ज्ञान की पुस्तक, प्रथम खंड (हिन्दी)', qty: 1, price: 1250.5, total: 1250.5 },
  {
    productname: 'A name that is much longer than even the wide paper can hold on a line of its own',
    qty: 120,
    price: 9999.99,
    total: 1199998.8,
  },
]

const taken = { category: null, taken: 0, given_back: 0 }

/** A session of a counter that took Rs. 1,23,507, of which Rs. 500 were refunded. */
const session = {
  receiptType: 'cashsession',
  counter: 'bhent',
  number: 412,
  user: { id: 7, name: 'सुनीता शर्मा' },
  opened_at: '2026-11-21T03:15:00Z',
  opening_float: 500,
  takings: [
    { ...taken, tender: 'CASH', kind: 'BHENT', taken: 23456, given_back: -500 },
    { ...taken, tender: 'CASH', kind: 'DONATION', taken: 51 },
    { ...taken, tender: 'UPI', kind: 'BHENT', taken: 100000 },
    { ...taken, tender: 'CASH', kind: 'SALE', category: 'ज्ञान की पुस्तकें', taken: 0 },
  ],
  tickets: 38,
  refunds: 1,
  movements: [
    {
      id: 1,
      amount: -20000,
      reason: 'Notes to the safe, counted by two persons',
      made_by: 'Sunita',
      made_at: '2026-11-21T09:00:00Z',
    },
  ],
} as const satisfies Partial<ReceiptData>

const closing = {
  z_number: 411,
  counted: 3500,
  notes: { '500': 7 },
  expected: 3507,
  variance: -7,
  variance_reason: 'A coin was missing',
  closed_by: 'Sunita',
}

/** A receipt of every kind, with content that makes lines long. */
export const samples: Record<string, ReceiptData> = {
  gate: {
    receiptType: 'gate',
    id: 48213,
    visitdate: '2026-11-21T08:35:00Z',
    visitorname: 'क्षितिज त्रिपाठी',
    totalPeople: 6,
    vehicleno: 'UP 80 AB 1234',
  },
  samadh: {
    receiptType: 'samadh',
    id: 'S-2291',
    visitdate: '2026-11-21T08:35:00Z',
    name: 'Ravi Kumar Sharma',
    totalVisited: 4,
    ismobprint: true,
    mobilecollected: 3,
    trayNo: 117,
  },
  samadhclosingreport: {
    receiptType: 'samadhclosingreport',
    period: 'Daily',
    fromDate: '2026-11-21',
    toDate: '2026-11-21',
    familtyTotal: 1204,
    groupTotal: 340,
    singleTotal: 87,
    studentTotal: 12,
    blankTotal: 3,
    overallTotal: 1646,
  },
  officeprasad: {
    receiptType: 'officeprasad',
    ticketid: 90017,
    cardno: 'DB-10442',
    name: 'श्रीमती कृष्णा वर्मा',
    products,
    donation: 51,
    totalCash: 1201500,
    change: 99.7,
    sold_by: 'सुनीता शर्मा',
    sold_at: '2026-11-20T11:05:00Z',
  },
  bookCentre: { receiptType: 'bookCentre', ticketid: 90018, cardno: 'NA', products: products.slice(0, 2) },
  bhandarghar: {
    receiptType: 'bhandarghar',
    ticketid: 90019,
    products: [
      {
        productname: 'दोपहर का भोजन',
        qty: 2,
        price: 40,
        total: 240,
        fromdate: '2026-11-21',
        todate: '2026-11-23',
      },
    ],
    mealcode: 'ABCDEFGH23',
  },
  dues: {
    receiptType: 'dues',
    receipt_number: '004712',
    houseno: 'C 114/A',
    name: 'क्षितिज त्रिपाठी',
    received: 2450.5,
    method: 'CHEQUE',
    description: 'State Bank of India 471101 of the Agra branch',
    lines: [
      { month: '2026-08-01', kind: 'DUES', amount: 1200 },
      { month: '2026-09-01', kind: 'DUES', amount: 1350.5 },
      { month: '2026-07-01', kind: 'CREDIT', amount: -100 },
    ],
    owed: 845,
    undoes: '004698',
    reason: 'Not paid by the bank',
    taken_by: 'सुनीता शर्मा',
    taken_at: '2026-11-21T08:35:00Z',
  },
  bhent: {
    receiptType: 'bhent',
    receipt_number: 3071,
    application_number: 'N-2026-004512',
    applicant_name: 'Asha Rao',
    arrival_date: '2026-11-21',
    departure_date: '2026-11-24',
    rooms: 2,
    payment_amount: 123456,
    donation_amount: 51,
    upi_amount: 100000,
    utr: '412345678901',
    taken_by: 'Cashier',
    taken_at: '2026-11-21T08:35:00Z',
  },
  zreport: { ...session, closed_at: '2026-11-21T14:02:00Z', closing },
  xreport: { ...session, closed_at: null, closing: null },
  test: { receiptType: 'test' },
}

/** A complete job for a receipt, as the print service reads it. */
export function jobOf(
  receipt: ReceiptData,
  {
    language = 'en',
    ...more
  }: { language?: Language; copy?: boolean; print?: ReceiptPrint; jobId?: string } = {},
) {
  const venue = { name: language === 'hi' ? 'श्री सत्संग परिसर' : 'Nivas', time_zone: 'Asia/Kolkata' }
  return readJob({ jobId: ID, ...more, language, venue, receipt }, ID).data as NonNullable<
    ReturnType<typeof readJob>['data']
  >
}

const ID = '2d1f6d3a-5a0e-4e1c-9d39-3c6e0c1e7b11'
