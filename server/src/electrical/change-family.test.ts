import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { makeHouses } from './testing/make-house.ts'
import { asked, correction, lastMonth, readHouse, thisMonth } from './testing/read.ts'

const server = useServer(undefined, { jobs: false })
const office = () => server.as('electrical-profiles', 'electrical-bulk-readings', 'electrical-single-reading')

async function aHouse(first = 100) {
  const { line, houses } = await makeHouses(server, 1, { first })
  return { line, id: houses[0]?.id ?? 0, houseno: houses[0]?.houseno ?? '' }
}

const firstReading = async (id: number) => {
  const { rows } = await sql<{ first: number }>`
    select first_reading::float8 as first from electric_profiles where id = ${id}`.execute(server.db)
  return rows[0]?.first
}

it('what a family owes stays with its account, billed up to the reading of its last day', async () => {
  const staff = await office()
  const { line, id, houseno } = await aHouse()
  expect((await readHouse(staff, line, lastMonth, id, 110)).status).toBe(200)
  const next = await staff.data(calls.changeFamily, { id, name: 'Usha Das', reading: 130 })
  expect(next).toMatchObject({ name: 'Usha Das', houseno, enabled: 1, lefton: null, firstreading: null })
  expect(next.chargeTypes.filter(({ enabled }) => enabled > 0)).toHaveLength(2)
  // 50 and 10 units of last month, 50 and 20 units of this one, at 7.50.
  expect(await staff.data(calls.profiles, { houseno })).toMatchObject([
    { id, name: 'Asha Rao', balance: 325, enabled: 0, lefton: today },
    { id: next.id, name: 'Usha Das', balance: 0, enabled: 1, lefton: null },
  ])
  expect(await firstReading(next.id)).toBe(130)
  // This month was billed once; the new family is read from the next.
  expect(await staff.data(calls.readings, { ...asked(thisMonth), line })).toEqual([])
  expect(await staff.data(calls.readings, { ...asked(lastMonth), line })).toEqual([])
  const again = await staff.send(calls.changeFamily, { id: next.id, name: 'Bina Sen', reading: 140 })
  expect([again.status, again.body.message]).toEqual([
    400,
    'This family moved in this month, and is billed from the next. Please wait until then.',
  ])
  // A corrected last reading is the first one of the new family.
  await staff.data(calls.editReading, await correction(staff, id, thisMonth, { currentReading: 128 }))
  expect(await firstReading(next.id)).toBe(128)
})

it('a corrected last reading corrects the first month of the next family', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  await readHouse(staff, line, lastMonth, id, 110)
  // A house that is switched off is not billed for the month of the change.
  await staff.data(calls.updateProfile, { id, enabled: 0 })
  const next = await staff.data(calls.changeFamily, { id, name: 'Usha Das', reading: 110 })
  await sql`update electric_profiles set left_on = ${lastMonth} where id = ${id}`.execute(server.db)
  expect((await readHouse(staff, line, thisMonth, next.id, 140)).status).toBe(200)
  const units = async (profile: number, month: string) =>
    (await staff.data(calls.monthOfHouse, { ...asked(month), profile }))[0]?.units
  expect([await units(id, lastMonth), await units(next.id, thisMonth)]).toEqual([10, 30])
  const beyond = await correction(staff, id, lastMonth, { currentReading: 150 })
  expect((await staff.send(calls.editReading, beyond)).status).toBe(422)
  await staff.data(calls.editReading, await correction(staff, id, lastMonth, { currentReading: 115 }))
  expect([await units(id, lastMonth), await units(next.id, thisMonth)]).toEqual([15, 25])
})

it('a closed account stays closed, and its number belongs to the account that follows', async () => {
  const staff = await office()
  const { id } = await aHouse()
  const desks = await Promise.all(
    ['Usha Das', 'Bina Sen'].map((name) => staff.send(calls.changeFamily, { id, name, reading: 120 })),
  )
  expect(desks.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const refused = desks.find(({ status }) => status === 400)
  expect(refused?.body.message).toBe('This family has left the house already. Please reload.')
  const on = await staff.send(calls.updateProfile, { id, enabled: 1 })
  expect([on.status, on.body.errors]).toEqual([
    422,
    { enabled: ['The family of this account has left the house: it stays switched off.'] },
  ])
  const next = desks.find(({ status }) => status === 200)?.body.data
  const late = await staff.send(calls.updateProfile, { id: next?.id ?? 0, firstreading: 100 })
  expect(late.body.errors).toEqual({
    firstreading: ['This house has been read: its first reading stays 120.'],
  })
})

it('is refused with a reading that the meter cannot have, or that differs from the one of this month', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  const change = (reading: number) => staff.send(calls.changeFamily, { id, name: 'Usha Das', reading })
  const below = await change(90)
  expect([below.status, Object.keys(below.body.errors ?? {})]).toEqual([422, ['reading']])
  await readHouse(staff, line, thisMonth, id, 110)
  expect((await change(120)).body.errors).toEqual({
    reading: ['This house was read as 110 in this month. Please correct it in House Reading Edit.'],
  })
  expect((await change(110)).status).toBe(200)
  const guest = await server.as('electrical-bulk-readings')
  expect((await guest.send(calls.changeFamily, { id, name: 'Usha Das', reading: 110 })).status).toBe(403)
})
