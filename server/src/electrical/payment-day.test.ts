import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { owing, payment } from './testing/pay.ts'

const server = useServer(undefined, { jobs: false })
afterEach(() => void vi.useRealTimers())

it('a payment that reaches the cash book after midnight is of the day of its receipt, and so is its undoing', async () => {
  const staff = await server.as(
    'electrical-profiles',
    'electrical-bulk-readings',
    'electrical-single-reading',
  )
  const house = await owing(server, staff)
  const cheque = { paymentType: 3 as const, paymentDescription: 'SBI 004711' }
  const request = await payment(staff, house.id, 100, cheque)
  // The request arrives on the evening before; the database writes its receipt today.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${inDays(-1)}T12:00:00Z`) })
  const paid = await staff.data(calls.applyPayment, { ...request, paymentDate: inDays(-1) })
  const back = await staff.data(calls.undoPayment, { id: paid.id, reason: 'Bounced' })
  vi.useRealTimers()
  expect([paid.paid_on, back.paid_on]).toEqual([today, today])
})
