import { expect, it } from 'vitest'
import { fieldErrors } from '../messages.ts'
import { MOST_LINES } from '../pos/line.ts'
import { LARGEST_JOB, readJob } from './job.ts'

const FRESH = '2d1f6d3a-5a0e-4e1c-9d39-3c6e0c1e7b11'
const OWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const gate = { receiptType: 'gate', id: 7, visitdate: '2026-11-21', visitorname: 'Asha', totalPeople: 2 }

it('reads a receipt alone, as the specification posts it, with a new id', () => {
  expect(readJob(gate, FRESH).data).toEqual({
    jobId: FRESH,
    copy: false,
    language: 'en',
    receipt: { ...gate, id: '7', vehicleno: null },
  })
})

it('reads a whole job with its own id', () => {
  const job = { jobId: OWN, copy: true, language: 'hi', receipt: gate }
  expect(readJob(job, FRESH).data).toMatchObject({ jobId: OWN, copy: true, language: 'hi' })
})

it('accepts both spellings of the Book Centre in the specification', () => {
  const sale = { ticketid: 1, products: [{ productname: 'Gita', qty: 1, price: 10, total: 10 }] }
  for (const receiptType of ['bookCentre', 'bookcentre'])
    expect(readJob({ receiptType, ...sale }, FRESH).success).toBe(true)
})

it('leaves out fields of the sale that are not on its receipt', () => {
  const product = { productid: 4, catid: 2, systemid: 3, productname: 'Gita', qty: 1, price: 10, total: 10 }
  const read = readJob({ receiptType: 'bhandarghar', ticketid: 1, products: [product] }, FRESH)
  expect(read.data?.receipt).toHaveProperty('products', [
    { productname: 'Gita', qty: 1, price: 10, total: 10, actualPrice: null, fromdate: null, todate: null },
  ])
})

it('accepts the report of a session as the server answers it, with fields that are not printed', () => {
  const report = {
    id: 7,
    counter: 'bhent',
    number: 41,
    user: { id: 2, name: 'Sunita' },
    here: true,
    opened_at: '2026-11-21T03:15:00.000Z',
    opening_float: 500,
    overdue: false,
    closed_at: null,
    takings: [{ tender: 'UPI', kind: 'BHENT', category: null, taken: 1000, given_back: -100 }],
    tickets: 1,
    refunds: 1,
    movements: [],
    closing: null,
  }
  const { receipt } =
    readJob({ jobId: OWN, receipt: { receiptType: 'cashsession', ...report } }, FRESH).data ?? {}
  expect(receipt).toMatchObject({ number: 41, takings: report.takings, closing: null })
  expect(receipt).not.toHaveProperty('here')
})

it('accepts the closing report of several years of ten million visits', () => {
  const people = {
    familtyTotal: 61_204_117,
    groupTotal: 20_000_000,
    singleTotal: 9_000_000,
    studentTotal: 1_000_001,
    blankTotal: 0,
    overallTotal: 91_204_118,
  }
  const read = readJob({ receiptType: 'samadhclosingreport', period: 'All days', ...people }, FRESH)
  expect(read.data?.receipt).toMatchObject(people)
})

it('a sale of as many lines as a till sells, with long names in Hindi, is within the largest job', () => {
  const product = {
    productname: 'ज्ञ'.repeat(66),
    qty: 10_000,
    price: 9999.99,
    actualPrice: null,
    total: 99_999_900,
    fromdate: '2026-11-21',
    todate: '2026-11-23',
  }
  const products = Array.from({ length: MOST_LINES }, () => product)
  const job = { jobId: OWN, receipt: { receiptType: 'bhandarghar', ticketid: 'BG-0042-017', products } }
  expect(readJob(job, FRESH).success).toBe(true)
  const bytes = encodeURIComponent(JSON.stringify(job)).replace(/%../g, 'x').length
  expect(bytes).toBeLessThan(LARGEST_JOB)
})

it.each([
  ['receipt.visitorname', { ...gate, visitorname: '' }],
  ['receipt.receiptType', { ...gate, receiptType: 'other' }],
  ['jobId', { jobId: 'one', receipt: gate }],
  ['body', 'text'],
  ['body', null],
])('names the field that is wrong: %s', (field, body) => {
  const read = readJob(body, FRESH)
  expect(read.error && Object.keys(fieldErrors(read.error))).toEqual([field])
})
