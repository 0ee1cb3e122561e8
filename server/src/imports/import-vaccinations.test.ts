import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { check, counts, csv, problemsOf, run } from './testing/import-file.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
})

const heading =
  'First Name,Last Name,Mobile Number,Address,AadharCard No,Date of birth,Dose 1 vaccine,Dose 1 date,Dose 2 vaccine,Dose 2 date'
const file = (...rows: string[]) => csv([heading, ...rows].join('\n'))

it('imports persons with one or two doses; a repeat changes nothing; a second dose is added', async () => {
  const one = 'Asha,Rao,9876500001,Agra,2345 6789 0124,21/11/1980,covishield,01/05/2021,,'
  const two = 'राम,,98765 00002,मथुरा,,,Covaxin,01/05/2021,Covaxin,01/06/2021'
  expect(counts(await run(staff, 'vaccinations', file(one, two)))).toEqual([2, 0, 0])
  expect(await staff.data(calls.persons, { sort: 'name', order: 'asc' })).toMatchObject([
    { name: 'Asha Rao', adharCardNumber: 'XXXX XXXX 0124', dob: '1980-11-21', doses: 1 },
    { name: 'राम', mobile: '9876500002', doses: 2 },
  ])
  expect(counts(await run(staff, 'vaccinations', file(one, two)))).toEqual([0, 0, 2])
  const more =
    'Asha,Rao,9876500001,Agra,2345 6789 0124,21/11/1980,Covishield,01/05/2021,Covishield,01/08/2021'
  expect(counts(await run(staff, 'vaccinations', file(more)))).toEqual([0, 1, 0])
  // The same number with a country code belongs to the same person.
  const withCode = two.replace('98765', '+91 98765')
  expect(counts(await run(staff, 'vaccinations', file(withCode)))).toEqual([0, 1, 0])
  // A second dose that the file does not have stays.
  expect(counts(await run(staff, 'vaccinations', file(one)))).toEqual([0, 0, 1])
  const { rows } = await sql<{
    all: string
  }>`select string_agg(to_jsonb(i)::text, '') as all from imports i`.execute(server.db)
  expect(rows[0]?.all).not.toMatch(/2345 ?6789 ?0124/)
})

it('changes nothing when a file without last names is imported again', async () => {
  await run(staff, 'vaccinations', file('Jaya,Rao,9876500011,Agra,6789 0123 4560,,Covaxin,01/05/2021,,'))
  const short = 'First Name,Mobile Number,Address,AadharCard No,Dose 1 vaccine,Dose 1 date'
  const again = csv(`${short}\nJaya,9876500011,Agra,6789 0123 4560,Covaxin,01/05/2021`)
  expect(counts(await run(staff, 'vaccinations', again))).toEqual([0, 0, 1])
})

it('a spelling that was merged does not make a second record again, and its row is reported', async () => {
  const merging = await server.as('vaccination-entry-form', 'manage-vaccine-types')
  const record = (firstName: string) =>
    merging.data(calls.create, {
      ...{ firstName, lastName: 'Rao', mobile: '9876700001', adharCardNumber: null },
      ...{ address: 'Agra', dob: null, cardNo: null, doses: [{ dose: 1, vtype: 1, date: '2021-05-01' }] },
    })
  const [stays, goes] = [await record('Uma'), await record('Umaa')]
  const { id, version } = stays
  await merging.data(calls.merge, { id, version, other: goes.id, otherVersion: goes.version })
  const rows = file(
    'umaa,Rao,+91 98767 00001,Agra,,,Covishield,01/05/2021,,',
    'Uma,Rao,9876700001,Agra,,,Covishield,01/05/2021,,',
  )
  expect(await problemsOf(staff, await check(staff, 'vaccinations', rows))).toEqual([
    [
      2,
      'First Name',
      'umaa',
      `The record with this name was merged into Sr.No ${id}. Please use the name of that record.`,
    ],
  ])
})

it('reports missing mobiles, unknown vaccines, wrong or future days, repeated persons', async () => {
  // The venue's tomorrow is already today further east.
  const [year, month, day] = inDays(1).split('-')
  const checked = await check(
    staff,
    'vaccinations',
    file(
      'Meena,Soni,123,Kota,,,Covishield,01/05/2021,,',
      'Hari,,9876511111,Kota,12,,Covishield,01/05/2021,Covishield,',
      'Gopal,,9876522222,Kota,,,Covishield,01/05/2021,Covishield,30/04/2021',
      'Sita,,9876533333,Kota,,,Aspirin,01/05/2021,,',
      `Gita,,9876544444,Kota,,,Covaxin,${day}/${month}/${year},,`,
      'sita,,+91 98765 33333,Kota,,,Covaxin,01/05/2021,,',
      'Mira,,9876555555,Kota,,02/05/2021,Covaxin,01/05/2021,,',
    ),
  )
  expect(await problemsOf(staff, checked)).toEqual([
    [2, 'Mobile Number', '123', 'Please enter a mobile number of 10 to 12 digits'],
    [3, 'AadharCard No', '12', 'Please enter the 12 digits of the Aadhaar card'],
    [3, 'Dose 2 date', '', 'Please enter the vaccine and the day of dose 2'],
    [4, 'Dose 2 date', '30/04/2021', 'Dose 2 cannot be before dose 1'],
    [5, 'Dose 1 vaccine', 'Aspirin', 'Please enter the name of a vaccine that this venue knows'],
    [6, 'Dose 1 date', `${day}/${month}/${year}`, 'The date of a dose cannot be after today'],
    [7, 'First Name', 'sita', 'Row 5 already has this person'],
    [8, 'Date of birth', '02/05/2021', 'The date of birth cannot be after a dose'],
  ])
  expect(checked.problems).toBe(8)
})

it('reports a dose before the date of birth of the record, when the file has no date of birth', async () => {
  const born = 'Nita,Rao,9876500009,Agra,,21/11/1980,Covishield,01/05/2021,,'
  await run(staff, 'vaccinations', file(born))
  const wrong = born.replace(',21/11/1980,', ',,').replace('01/05/2021', '20/11/1980')
  expect(await problemsOf(staff, await check(staff, 'vaccinations', file(wrong)))).toEqual([
    [2, 'Dose 1 date', '20/11/1980', 'The date of birth cannot be after a dose'],
  ])
  // A date of birth that the file corrects is compared with the doses of the file.
  const corrected = wrong.replace(',,Covishield', ',21/11/1979,Covishield')
  expect(await problemsOf(staff, await check(staff, 'vaccinations', file(corrected)))).toEqual([])
})

describe('a row that fits two records', () => {
  const record = (
    firstName: string,
    mobile: string,
    adharCardNumber: string | null,
    lastName: string | null,
  ) =>
    staff.data(calls.create, {
      ...{ firstName, lastName, mobile, adharCardNumber },
      ...{ address: 'Agra', dob: null, cardNo: null, doses: [{ dose: 1, vtype: 1, date: '2021-05-01' }] },
    })

  it('is reported with both, by its Aadhaar number and by name and mobile number', async () => {
    const byName = await record('Usha', '9876600001', null, null)
    const byNumber = await record('Usha Devi', '9876600002', '3456 7890 1238', null)
    const row = 'usha,,+91 98766 00001,Agra,3456 7890 1238,,Covishield,01/05/2021,,'
    expect(await problemsOf(staff, await check(staff, 'vaccinations', file(row)))).toEqual([
      [
        2,
        'First Name',
        'usha',
        `This row matches two records: Sr.No ${byNumber.srNo} by Aadhaar number and Sr.No ${byName.srNo} by name and mobile number. Please correct the file or a record.`,
      ],
    ])
  })

  it('is reported even when the file has no last names, which stay unchanged', async () => {
    const byName = await record('Lata', '9876600003', null, 'Rao')
    await record('Lata Devi', '9876600004', '4567 8901 2341', 'Rao')
    const short = 'First Name,Mobile Number,Address,AadharCard No,Dose 1 vaccine,Dose 1 date'
    const row = 'Lata,9876600003,Agra,4567 8901 2341,Covishield,01/05/2021'
    const found = await problemsOf(staff, await check(staff, 'vaccinations', csv(`${short}\n${row}`)))
    expect(found.map(([, , , text]) => text)).toEqual([
      expect.stringContaining(`Sr.No ${byName.srNo} by name and mobile number`),
    ])
  })
})

it('reports two rows that fit one record, by its Aadhaar number and by its name', async () => {
  const known = 'Ratna,,9876700001,Agra,5678 9012 3458,,Covishield,01/05/2021,,'
  expect(counts(await run(staff, 'vaccinations', file(known)))).toEqual([1, 0, 0])
  const renamed = known.replace('Ratna,', 'Ratna Bai,')
  const byName = known.replace('5678 9012 3458', '')
  expect(await problemsOf(staff, await check(staff, 'vaccinations', file(renamed, byName)))).toEqual([
    [3, 'First Name', 'Ratna', 'Row 2 already has this person'],
  ])
})
