import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths, monthInWords } from '@nivas/contract/electrical/months.ts'
import { monthIn } from '@nivas/contract/electrical/readings-cells.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { lastMonth, makeHouses, month, readIn, thisMonth } from './testing/electricity.ts'
import { check, counts, csv, problemsOf, run, xlsx } from './testing/import-file.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as(
    'electrical-profiles',
    'electrical-bulk-readings',
    'electrical-electric-lines',
    'electrical-bhaint-types',
  )
})

/** Imports a reading of a house for last month. */
const readBefore = (houseno: string, reading: number) =>
  run(staff, 'readings', csv(`House,Month,Reading\n${houseno},${month(lastMonth)},${reading}`))

describe('a file of houses', () => {
  it('adds houses with their charges and first readings, and changes existing ones', async () => {
    const { lineName, group, fixed, byUnit, houses } = await makeHouses(staff, 1)
    const old = houses[0]?.houseno ?? ''
    const file = (name: string) =>
      csv(
        [
          'House No,Satsangi Name,Electric line,Satsangi group,Meter number,First reading,Bhaint types',
          `Z 1,${name},${lineName},${group},999941057058,"1,240.5",${byUnit}: 6.25; ${fixed}: 40`,
          `z2,मीरा,${lineName.toUpperCase().replace(' ', '  ')},${group.replace(' ', '  ')},,,`,
          `${old},Asha Rao,${lineName},${group},,,${fixed.replace(' ', '  ')}: 50`,
        ].join('\n'),
      )
    const checked = await check(staff, 'houses', file('Hari Soni'))
    expect(checked.preview[0]?.values.slice(-2)).toEqual(['1240.5', `${byUnit}: 6.25; ${fixed}: 40`])
    expect(counts(await run(staff, 'houses', file('Hari Soni')))).toEqual([2, 1, 0])
    const found = await staff.data(calls.profiles, { houseno: 'z' })
    expect(found).toMatchObject([
      { houseno: 'Z 1', name: 'Hari Soni', meterno: '999941057058' },
      { houseno: 'z2', name: 'मीरा', meterno: null },
    ])
    const on = (at: number) =>
      found[at]?.profileCharges.filter(({ enabled }) => enabled).map(({ name, amount }) => [name, amount])
    expect(on(0)).toEqual([
      [fixed, 40],
      [byUnit, 6.25],
    ])
    expect(on(1)).toEqual(expect.arrayContaining([[fixed, 50]]))
    const rows = await staff.data(calls.readings, {
      ...readIn(thisMonth),
      line: found[0]?.electricline.id ?? 0,
    })
    expect(rows.find(({ houseno }) => houseno === 'Z 1')).toMatchObject({ lastReading: 1240.5 })
    expect(rows.find(({ houseno }) => houseno === old)).toMatchObject({ chargeAmount: 0 })

    expect(counts(await run(staff, 'houses', file('Hari Soni')))).toEqual([0, 0, 3])
    expect(counts(await run(staff, 'houses', file('Gopal Soni')))).toEqual([0, 1, 2])
  })

  it('is not imported when it has wrong cells, and every one is reported', async () => {
    const { lineName, group, fixed, byUnit, houses } = await makeHouses(staff, 1)
    const read = houses[0]?.houseno ?? ''
    await readBefore(read, 120)
    const file = await xlsx([
      ['House No', 'Name', 'Line', 'Group', 'First reading', 'Charges'],
      ['Y 1', 'Asha 2', lineName, group, '', ''],
      ['Y 2', 'Asha', 'No line', 'No group', '', ''],
      ['y2', 'Asha', lineName, group, '-1', ''],
      ['Y 3', 'Asha', lineName, group, '', 'Water 50'],
      ['Y 4', 'Asha', lineName, group, '', 'Nothing known: 50'],
      [read, 'Asha', lineName, group, 90, `${byUnit}: 5; ${fixed}: 1`],
      ['', 'Asha', lineName, group, '', ''],
    ])
    expect(await problemsOf(staff, await check(staff, 'houses', file))).toEqual([
      [2, 'Name', 'Asha 2', 'Please enter letters and spaces only'],
      [3, 'Electric line', 'No line', 'There is no such electric line'],
      [3, 'Satsangi group', 'No group', 'There is no such satsangi group'],
      [4, 'House No', 'y2', 'Row 3 already has this house'],
      [4, 'First reading', '-1', 'This field can only contain numbers and it must be greater than 0.'],
      [5, 'Charges', 'Water 50', 'Please enter a Bhaint type and its amount, such as Line upkeep: 60'],
      [6, 'Bhaint types', 'Nothing known', 'There is no such Bhaint type'],
      [7, 'First reading', '90', 'This house was already read, so its first reading stays 100.'],
      [8, 'House No', '', 'This is a required field'],
    ])
    expect(await staff.data(calls.profiles, { houseno: 'Y ' })).toEqual([])
  })
})

it('houses that differ only in a dash, from before dashes were ignored, are distinguished in files, also for the next family', async () => {
  const { line, houses } = await makeHouses(staff, 2)
  const [one, other] = houses.map(({ id }) => id) as [number, number]
  const named = (id: number, houseno: string, key: string) =>
    sql`update electric_profiles set houseno = ${houseno}, house_key = ${key} where id = ${id}`.execute(
      server.db,
    )
  await named(one, 'W 5', 'W5')
  await named(other, 'W-5', 'W-5')
  await readBefore('w-5', 120)
  const unread = async (first: string) =>
    (await staff.data(calls.readings, { ...readIn(first), line })).map(({ houseno }) => houseno)
  expect(await unread(lastMonth)).toEqual(['W 5'])
  await readBefore('W 5', 110)
  expect(await unread(lastMonth)).toEqual([])
  const next = await staff.data(calls.changeFamily, { id: other, name: 'Usha Das', reading: 125 })
  const { house_key } = await server.db
    .selectFrom('electric_profiles')
    .select('house_key')
    .where('id', '=', next.id)
    .executeTakeFirstOrThrow()
  expect(house_key).toBe('W-5')
})

describe('a file of readings', () => {
  it('bills the open months, the earlier one first, and the same file again changes nothing', async () => {
    const { line, houses } = await makeHouses(staff, 2)
    const [one, other] = houses.map(({ houseno }) => houseno) as [string, string]
    await staff.data(calls.addAdvance, {
      ...{ id: randomUUID(), profile: houses[0]?.id ?? 0, amount: 100, paymentType: 1 },
    })
    // Excel writes 11/2026 into a CSV file like this.
    const shown = `${monthInWords(thisMonth).slice(0, 3)}-${thisMonth.slice(2, 4)}`
    const file = csv(
      [
        'मकान संख्या,महीना,रीडिंग,नया मीटर,Old meter ended at,New meter began at',
        `${one},${shown},130,,,`,
        `${one.toLowerCase().replace(' ', '')},${lastMonth},110,no,,`,
        `${other},${month(thisMonth)},८,yes,105,3`,
      ].join('\n'),
    )
    // A file in which the two months are swapped can be recognised here, before it is imported.
    expect((await check(staff, 'readings', file)).months).toEqual([
      { month: lastMonth, new_rows: 1, unchanged_rows: 0 },
      { month: thisMonth, new_rows: 2, unchanged_rows: 0 },
    ])
    expect(counts(await run(staff, 'readings', file))).toEqual([3, 0, 0])
    const bills = await staff.data(calls.bills, { ...readIn(thisMonth), line })
    expect(bills).toMatchObject([
      { lastReading: 110, currentReading: 130, units: 20, billed: 200, owed: 225 },
      { lastReading: 100, currentReading: 8, units: 10, newMeter: true, billed: 125 },
    ])
    expect(counts(await run(staff, 'readings', file))).toEqual([0, 0, 3])
  })

  it('reports every row that is wrong by the rules of the screen, and bills nothing', async () => {
    const { line, houses } = await makeHouses(staff, 4)
    const [one, two, three, four] = houses.map(({ houseno }) => houseno) as [string, string, string, string]
    await readBefore(two, 120)
    const [moved] = (await makeHouses(staff, 1)).houses
    await staff.data(calls.changeFamily, { id: moved?.id ?? 0, name: 'Usha Das', reading: 120 })
    await server.db
      .updateTable('electric_profiles')
      .set({ is_enabled: false })
      .where('id', '=', houses[3]?.id ?? 0)
      .execute()
    const file = csv(
      [
        'House,Month,Reading',
        `${one},${month(thisMonth)},99`,
        `${two},${month(lastMonth)},121`,
        `Nowhere,${month(thisMonth)},1`,
        `${three},1/2020,200`,
        `${three},soon,200`,
        `${three},${month(thisMonth)},a lot`,
        `${three},${month(thisMonth)},200`,
        `${four},${month(thisMonth)},200`,
        `${moved?.houseno},${month(thisMonth)},200`,
      ].join('\n'),
    )
    expect(await problemsOf(staff, await check(staff, 'readings', file))).toEqual([
      [
        2,
        'Current Reading',
        '99',
        'Current Reading must be greater or equal to Previous reading when New Meter is not checked. Please enter valid value.',
      ],
      [
        3,
        'Current Reading',
        '121',
        'This house was already read as 120 in this month. Please correct it in House Reading Edit.',
      ],
      [4, 'House No', 'Nowhere', 'There is no such house'],
      [5, 'Month', '1/2020', 'Only one month in past is allowed for reading.'],
      [6, 'Month', 'soon', 'Please enter a month, such as 11/2026'],
      [7, 'Reading', 'a lot', 'Please enter a number'],
      [8, 'House', three, 'Row 7 already has this house and month'],
      [9, 'House No', four, 'This house or its line is switched off.'],
      [
        10,
        'Month',
        month(thisMonth),
        'The previous family was billed for this month. Please remove this row.',
      ],
    ])
    expect(await staff.data(calls.bills, { ...readIn(thisMonth), line })).toEqual([])
  })

  it('corrects an estimate only by its first row, because the next row begins at a reading', async () => {
    const { line, houses } = await makeHouses(staff, 1)
    const { id: profile_id = 0, houseno } = houses[0] ?? {}
    await server.db
      .insertInto('electric_readings')
      .values({
        ...{ profile_id, line_id: line, month: addMonths(lastMonth, -1), last_reading: 100, reading: 200 },
        ...{ new_meter: false, units: 100, is_estimate: true, read_by: staff.userId },
      })
      .execute()
    const file = csv(
      `House,Month,Reading\n${houseno},${month(lastMonth)},150\n${houseno},${month(thisMonth)},140`,
    )
    expect(await problemsOf(staff, await check(staff, 'readings', file))).toMatchObject([
      [3, 'Current Reading', '140', expect.stringMatching(/equal to Previous reading/)],
    ])
  })

  it('needs the permission of readings', async () => {
    const clerk = await server.as('electrical-profiles')
    await expect(check(clerk, 'readings', csv('House,Month,Reading\nA,1/2026,1'))).rejects.toThrow()
  })
})

it.each([
  ['2026-11', '2026-11-01'],
  ['11/2026', '2026-11-01'],
  ['1-2026', '2026-01-01'],
  ['Nov 2026', '2026-11-01'],
  ['November, 2026', '2026-11-01'],
  ['नवंबर २०२६', '2026-11-01'],
  ['2026-11-21', '2026-11-01'],
  ['21/11/2026', '2026-11-01'],
  ['01-11-2026', '2026-11-01'],
  ['1.11.2026', '2026-11-01'],
  ['Nov-26', '2026-11-01'],
  ['नवंबर-२६', '2026-11-01'],
  ['31/11/2026', undefined],
  ['Nov 26', undefined],
  ['11/26', undefined],
  ['__proto__-26', undefined],
  ['13/2026', undefined],
  ['2026', undefined],
  ['__proto__ 2026', undefined],
])('the month of %s is %s', (cell, first) => expect(monthIn(cell)).toBe(first))
