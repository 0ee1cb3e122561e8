import { find } from '@nivas/contract/find/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
beforeEach(() => sql`truncate public_tries`.execute(server.db))

/** Makes two applications and combines them. Returns the reference of the second, and the combined reservation. */
async function combined(applicant_name: string) {
  const staff = await server.as(
    'manage-multiple-resavation',
    'manage-reservations',
    'gate-reservations',
    'resavation-edit',
    'resavation-delete',
  )
  const { roomIds: room_ids } = await makeRooms(server, 1)
  const [first, own] = [await makeNew(server), await makeNew(server)]
  await server.db.updateTable('reservations').set({ applicant_name }).where('id', '=', own).execute()
  const { application_number: reference } = await staff.data(calls.get, { id: own })
  const whole = await staff.data(calls.multipleManual, { reservation_ids: [first, own], room_ids })
  return { staff, own, reference, whole }
}

it('the reference of an application that was combined finds the reservation that has its rooms', async () => {
  const { staff, own, reference, whole } = await combined('Zubin Wadia')
  const listed = async () =>
    (await staff.data(calls.list, { application_number: reference })).map(({ id }) => id)
  expect(await listed()).toEqual([whole.id])
  const atGate = await staff.data(calls.gateList, { application_number: reference.toLowerCase() })
  expect(atGate.map(({ id }) => id)).toEqual([whole.id])
  expect(await staff.data(calls.findOnChart, { application_number: reference })).toMatchObject({
    application_number: whole.application_number,
  })
  await staff.data(calls.remove, { id: whole.id })
  expect(await listed()).toEqual([own])
  expect(await staff.data(calls.findOnChart, { application_number: reference })).toBeNull()
})

it('Ctrl+K offers the combined reservation once, under the name that was typed', async () => {
  const { staff, reference, whole } = await combined('Yezdi Karanjia')
  const { application_number: number, id } = whole
  for (const wanted of [reference, 'yezdi'])
    expect(await staff.data(find.records, { wanted })).toMatchObject([
      { kind: 'reservation', id, number, name: 'Yezdi Karanjia', status: 'HOLD' },
    ])
  expect(await staff.data(find.records, { wanted: number })).toMatchObject([{ id, name: 'Asha Rao' }])
})

it('a card lists all applications of its holder, even those that were combined or have another name', async () => {
  const { staff, own, whole } = await combined('Fali Mistry')
  const under = await makeNew(server)
  const another = await makeNew(server)
  const card = `NR-${own}`
  const holds = (id: number, id_card_no: string) =>
    server.db.updateTable('reservations').set({ id_card_no }).where('id', '=', id).execute()
  await holds(own, card)
  await holds(under, ` ${card.toLowerCase()}`)
  await holds(another, `${card}0`)
  const listed = async () =>
    (await staff.data(calls.list, { id_card_no: card })).map(({ id }) => id).sort((a, b) => a - b)
  expect(await listed()).toEqual([under, whole.id].sort((a, b) => a - b))
  await staff.data(calls.remove, { id: whole.id })
  expect(await listed()).toEqual([own, under].sort((a, b) => a - b))
})

it('an applicant sees the days of the combined stay once a desk has moved it', async () => {
  const { staff, reference, whole } = await combined('Asha Rao')
  const shown = () =>
    server.anonymous.data(calls.applicationState, { application_number: reference, phone: '3210' })
  expect(await shown()).toMatchObject({ arrival_date: inDays(10), departure_date: inDays(12) })
  await staff.data(calls.edit, { id: whole.id, departure_date: inDays(14) })
  expect(await shown()).toMatchObject({ arrival_date: inDays(10), departure_date: inDays(12) })
  await staff.data(calls.edit, { id: whole.id, arrival_date: inDays(20), departure_date: inDays(22) })
  expect(await shown()).toMatchObject({ arrival_date: inDays(20), departure_date: inDays(22) })
})
