import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

test('Bhent that is given back is taken from the buildings whose rooms were left or cost less', async () => {
  const staff = await server.as(
    'resavation-assign-room',
    'resavation-edit',
    'admin-booking',
    'bhent',
    'report-revenue-by-range',
  )
  const made = [
    await makeRooms(server, 1, 500),
    await makeRooms(server, 1, 300),
    await makeRooms(server, 1, 100),
  ]
  const [left = 0, kept = 0, other = 0] = made.map(({ roomIds }) => roomIds[0])
  const { id } = await staff.data(reservations.book, booking([left, kept], today, inDays(2)))
  await staff.data(reservations.takeBhent, { id, payment_amount: 1600, donation_amount: 80 })
  const exchange = (room: number, payment_amount: number) =>
    staff.data(reservations.holdWithPayment, { id, room_ids: [room], payment_amount, oldStatus: 'PAID' })
  const shares = () =>
    Promise.all(
      made.map(async ({ building }) => {
        const asked = { from: today, to: today, building_id: building.id, order: 'asc' } as const
        return (await staff.data(reports.bhentShares, asked)).map((share) => share.total_revenue)
      }),
    )

  expect((await exchange(kept, 600)).payment?.payment_amount).toBe(-1000)
  expect(await shares()).toEqual([[1000, -1000], [600], []])
  await staff.data(reservations.edit, { id, departure_date: inDays(1) })
  expect(await shares()).toEqual([[1000, -1000], [600, -300], []])
  // The guests get a room at a lower Bhent. What remains paid is for the building of that room.
  expect((await exchange(other, 100)).payment?.payment_amount).toBe(-200)
  expect(await shares()).toEqual([[1000, -1000], [600, -300, -300], [100]])

  const rows = await staff.data(reports.revenueByRange, { from: today, to: today })
  const sums = made.map(({ building }) => rows.find((row) => row.building_id === building.id))
  expect(sums.map((row) => [row?.total_revenue, row?.additional_bhent])).toEqual([
    [0, 50],
    [0, 30],
    [100, 0],
  ])
  expect(rows.at(-1)).toMatchObject({ is_total: true, total_revenue: 100, additional_bhent: 80, receipts: 4 })
})
