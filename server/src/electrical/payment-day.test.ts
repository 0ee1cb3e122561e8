import { financialYear } from '@nivas/contract/cash/numbers.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { owing, payment } from './testing/pay.ts'

const server = useServer(undefined, { jobs: false })
afterEach(() => void vi.useRealTimers())

const clerk = () => server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

it('dues that reach the cash book after midnight of 31 March have the day and the financial year of their receipt', async () => {
  const staff = await clerk()
  const house = await owing(server, staff)
  const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
  const [free] = (await makeHouses(server, 1)).houses
  const request = await payment(staff, house.id, 100, cheque)
  // The request arrives in an earlier financial year; the database writes its receipt today.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${Number(today.slice(0, 4)) - 1}-03-31T12:00:00Z`) })
  const paid = await staff.data(calls.applyPayment, request)
  const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
  const money = { id: crypto.randomUUID(), profile: free?.id ?? 0, amount: 10, paymentType: 1 } as const
  const advance = await staff.data(calls.addAdvance, money, { 'idempotency-key': crypto.randomUUID() })
  vi.useRealTimers()
  const year = `EL/${financialYear(today)}`
  for (const { paid_on, receipt_number } of [paid, back, advance])
    expect([paid_on, receipt_number?.slice(0, year.length)]).toEqual([today, year])
  expect(advance.lines.map(({ readingdate }) => readingdate)).toEqual([`${today.slice(0, 7)}-01`])
})
