import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { billed, owed } from './testing/ledger.ts'
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

it('the dues of a leaving family stay with its account, which is billed up to the reading of its last day', async () => {
  const staff = await office()
  const { line, id, houseno } = await aHouse()
  expect((await readHouse(staff, line, lastMonth, id, 110)).status).toBe(200)
  const next = await staff.data(calls.changeFamily, { id, name: 'Usha Das', reading: 130 })
  expect(next).toMatchObject({ name: 'Usha Das', houseno, enabled: 1, lefton: null, firstreading: null })
  expect(next.chargeTypes.filter(({ enabled }) => enabled > 0)).toHaveLength(2)
  // Rs. 50 and 10 units at Rs. 7.50 of last month, Rs. 50 and 20 units of this one.
  expect(await staff.data(calls.profiles, { houseno })).toMatchObject([
    { id, name: 'Asha Rao', balance: 325, enabled: 0, lefton: today },
    { id: next.id, name: 'Usha Das', balance: 0, enabled: 1, lefton: null },
  ])
  expect(await firstReading(next.id)).toBe(130)
  // This month was billed once; the new family is read from next month.
  expect(await staff.data(calls.readings, { ...asked(thisMonth), line })).toEqual([])
  expect(await staff.data(calls.readings, { ...asked(lastMonth), line })).toEqual([])
  const again = await staff.send(calls.changeFamily, { id: next.id, name: 'Bina Sen', reading: 140 })
  expect([again.status, again.body.message]).toEqual([
    400,
    'This family moved in this month and is billed from next month. Please wait until then.',
  ])
  // The correction of the last reading also corrects the first reading of the new family.
  await staff.data(calls.editReading, await correction(staff, id, thisMonth, { currentReading: 128 }))
  expect(await firstReading(next.id)).toBe(128)
})

it('a correction of the last reading corrects the first month of the next family', async () => {
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

it('a closed account stays closed, and its house number belongs to the account that follows', async () => {
  const staff = await office()
  const { id } = await aHouse()
  const desks = await Promise.all(
    ['Usha Das', 'Bina Sen'].map((name) => staff.send(calls.changeFamily, { id, name, reading: 120 })),
  )
  expect(desks.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const refused = desks.find(({ status }) => status === 400)
  expect(refused?.body.message).toBe('This family has already left the house. Please reload.')
  const on = await staff.send(calls.updateProfile, { id, enabled: 1 })
  expect([on.status, on.body.errors]).toEqual([
    422,
    { enabled: ['The family of this account has left the house, so the account stays switched off.'] },
  ])
  const next = desks.find(({ status }) => status === 200)?.body.data
  const late = await staff.send(calls.updateProfile, { id: next?.id ?? 0, firstreading: 100 })
  expect(late.body.errors).toEqual({
    firstreading: ['This house was already read, so its first reading stays 120.'],
  })
})

it('a change of family is refused with a reading that the meter cannot have, or that differs from the one of this month', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  const change = (reading: number) => staff.send(calls.changeFamily, { id, name: 'Usha Das', reading })
  const below = await change(90)
  expect([below.status, Object.keys(below.body.errors ?? {})]).toEqual([422, ['reading']])
  await readHouse(staff, line, thisMonth, id, 110)
  expect((await change(120)).body.errors).toEqual({
    reading: ['This house was already read as 110 in this month. Please correct it in House Reading Edit.'],
  })
  expect((await change(110)).status).toBe(200)
  const guest = await server.as('electrical-bulk-readings')
  expect((await guest.send(calls.changeFamily, { id, name: 'Usha Das', reading: 110 })).status).toBe(403)
})

it('the next family of a house that was switched off begins at the reading of the meter, even after corrections of earlier months', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  await readHouse(staff, line, lastMonth, id, 110)
  await staff.data(calls.updateProfile, { id, enabled: 0 })
  // The units from 110 to 120 are never billed.
  const next = await staff.data(calls.changeFamily, { id, name: 'Usha Das', reading: 120 })
  const correct = async (currentReading: number) =>
    staff.data(calls.editReading, await correction(staff, id, lastMonth, { currentReading }))
  await correct(108)
  expect(await firstReading(next.id)).toBe(120)
  await sql`update electric_profiles set left_on = ${lastMonth} where id = ${id}`.execute(server.db)
  expect((await readHouse(staff, line, thisMonth, next.id, 150)).status).toBe(200)
  const meter = async (profile: number, month: string) =>
    (await staff.data(calls.monthOfHouse, { ...asked(month), profile }))[0]
  await correct(112)
  expect(await meter(id, lastMonth)).toMatchObject({ units: 12, next: null })
  expect(await meter(next.id, thisMonth)).toMatchObject({ lastReading: 120, units: 30 })
  // No unit is billed twice.
  await correct(125)
  expect(await meter(next.id, thisMonth)).toMatchObject({ lastReading: 125, units: 25 })
  expect(await firstReading(next.id)).toBe(125)
  // The next family is not billed for units of the one before either, if a reading was typed too high and is corrected.
  await correct(112)
  expect(await meter(next.id, thisMonth)).toMatchObject({ lastReading: 120, units: 30 })
  expect(await firstReading(next.id)).toBe(120)
})

it('a correction of the last reading moves the first readings of the next families, up to the first one that was read', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  await readHouse(staff, line, lastMonth, id, 110)
  /** Lets a family leave in an earlier month from a house that is switched off, so that it is not billed. */
  const leaves = async (family: number, name: string) => {
    await staff.data(calls.updateProfile, { id: family, enabled: 0 })
    const next = await staff.data(calls.changeFamily, { id: family, name, reading: 110 })
    await sql`update electric_profiles set left_on = ${lastMonth} where id = ${family}`.execute(server.db)
    return next.id
  }
  const unread = await leaves(id, 'Usha Das')
  const third = await leaves(unread, 'Bina Sen')
  expect((await readHouse(staff, line, thisMonth, third, 140)).status).toBe(200)
  const correct = async (currentReading: number) =>
    (await staff.send(calls.editReading, await correction(staff, id, lastMonth, { currentReading }))).status
  const reading = async () =>
    (await staff.data(calls.monthOfHouse, { ...asked(thisMonth), profile: third }))[0]
  expect(await correct(115)).toBe(200)
  expect(await reading()).toMatchObject({ lastReading: 115, units: 25 })
  expect([await firstReading(unread), await firstReading(third)]).toEqual([115, 115])
  expect(await correct(108)).toBe(200)
  expect(await reading()).toMatchObject({ lastReading: 108, units: 32 })
  expect(await correct(150)).toBe(422)
})

it('a last reading is not corrected beyond a reading of the next family that is entered concurrently', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  await readHouse(staff, line, lastMonth, id, 110)
  await staff.data(calls.updateProfile, { id, enabled: 0 })
  const next = await staff.data(calls.changeFamily, { id, name: 'Usha Das', reading: 110 })
  const beyond = await correction(staff, id, lastMonth, { currentReading: 130 })
  const { status } = await startBehind(
    server.db,
    (trx) => sql`select from electric_profiles where id = ${next.id} for no key update`.execute(trx),
    () => staff.send(calls.editReading, beyond),
    (trx) =>
      sql`insert into electric_readings (profile_id, line_id, month, last_reading, reading, new_meter, units, read_by)
      values (${next.id}, ${line}, ${thisMonth}, 110, 120, false, 10, ${staff.userId})`.execute(trx),
  )
  expect(status).toBe(422)
})

it('a family that is read every month can leave only once last month is read, and is billed for both months', async () => {
  const staff = await office()
  const { line, id } = await aHouse()
  await sql`insert into electric_readings (profile_id, line_id, month, last_reading, reading, new_meter, units, read_by)
    values (${id}, ${line}, ${addMonths(thisMonth, -2)}, 100, 110, false, 10, ${staff.userId})`.execute(
    server.db,
  )
  const change = () => staff.send(calls.changeFamily, { id, name: 'Usha Das', reading: 130 })
  const early = await change()
  expect([early.status, early.body.message]).toEqual([
    400,
    'This house was not read last month. Please read it first, because the leaving family is billed for that month too.',
  ])
  expect((await readHouse(staff, line, lastMonth, id, 120)).status).toBe(200)
  expect((await change()).status).toBe(200)
  // A fixed charge and 10 units of each month.
  expect(await owed(server, id)).toBe(250)
})

it('a leaving family on a line that is switched off is not billed, does not count as a second house, and takes no advance', async () => {
  const staff = await server.as('electrical-profiles', 'electrical-electric-lines-report')
  const { line, id } = await aHouse()
  await sql`update electric_lines set is_enabled = false where id = ${line}`.execute(server.db)
  const next = await staff.data(calls.changeFamily, { id, name: 'Usha Das', reading: 130 })
  expect(await billed(server, id)).toEqual([])
  const range = { from: lastMonth, to: today }
  const lines = await staff.data(calls.lineAccounts, range)
  expect(lines.find((row) => row.id === line)).toMatchObject({ houses: 1 })
  const houses = await staff.data(calls.lineAccounts, { ...range, line })
  expect(houses.map((row) => [row.id, row.houses])).toEqual([
    [id, 0],
    [next.id, 1],
  ])
  const advance = (profile: number) =>
    staff.send(calls.addAdvance, { id: randomUUID(), profile, amount: 60, paymentType: 1 })
  const refused = await advance(id)
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'The family of this account has left the house, so no bill would use the advance.',
  ])
  expect((await advance(next.id)).status).toBe(200)
})
