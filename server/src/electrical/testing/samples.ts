import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Ids, Samples } from '../../testing/samples/sample.ts'
import { makeHouses } from './make-house.ts'
import { asked, parts, thisMonth } from './read.ts'

const house = async ({ db }: Ids) => {
  const { line, group, houses, charges } = await makeHouses({ db })
  return { id: houses[0]?.id, line, group, charges }
}

const formOf = ({ line, group, charges }: Awaited<ReturnType<typeof house>>) => ({
  electricline: line,
  groupid: group,
  meterno: 'M-1',
  metertype: 'Single phase',
  chargeTypes: [
    { id: charges.fixed, amount: 60, enabled: 1 },
    { id: charges.byUnit, amount: 7, enabled: 1 },
  ],
})

export const samples: Samples<typeof electrical> = {
  addGroup: () => ({ name: 'North lane' }),
  updateGroup: async (ids) => ({ id: (await house(ids)).group, name: 'South lane' }),
  addLine: () => ({ id: 'AddNew', lineName: 'North line', description: 'Near the well' }),
  updateLine: async (ids) => ({
    id: (await house(ids)).line,
    lineName: 'East line',
    description: 'By the gate',
  }),
  addCharge: () => ({ id: 'AddNew', chargeName: 'Water', cost: 20 }),
  updateCharge: async (ids) => ({ id: (await house(ids)).charges.fixed, chargeName: 'Lamps', isFixed: 1 }),
  profile: async (ids) => ({ id: (await house(ids)).id }),
  profileCharges: async (ids) => ({ id: (await house(ids)).id }),
  readings: async (ids) => ({ ...asked(thisMonth), line: (await house(ids)).line }),
  saveReadings: async (ids) => {
    const { id, line, charges } = await house(ids)
    return {
      readingMonth: { ...parts(thisMonth), line },
      readings: [
        {
          nonfixed: {
            ...{ id, reading: 10, units: 10, newMeter: false, lastReading: 0, estimated: false },
            ...{ finalReading: null, firstReading: null },
          },
          fixed: [{ id: charges.fixed, chargeAmount: 50 }],
        },
      ],
    }
  },
  monthOfHouse: async (ids) => ({ ...asked(thisMonth), profile: (await house(ids)).id }),
  editReading: async (ids) => {
    const { id, line } = await house(ids)
    const reading = await ids.db
      .insertInto('electric_readings')
      .values({
        ...{ profile_id: id ?? 0, line_id: line, month: thisMonth, last_reading: 0, reading: 10 },
        ...{ new_meter: false, units: 10, read_by: 1 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const typed = { currentReading: 12, units: 12, balance: 0, newMeter: false, lastReading: 0 }
    return {
      period: parts(thisMonth),
      readings: [{ ...typed, id: reading.id, remarks: 'Read wrong', finalReading: null, firstReading: null }],
    }
  },
  addProfile: async (ids) => ({
    ...formOf(await house(ids)),
    name: 'Asha Rao',
    houseno: 'A 1',
    firstreading: 12,
  }),
  updateProfile: async (ids) => {
    const made = await house(ids)
    return { ...formOf(made), id: made.id, name: 'Asha Rao' }
  },
}
