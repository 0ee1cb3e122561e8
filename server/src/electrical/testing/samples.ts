import { randomUUID } from 'node:crypto'
import { duePeriods } from '@nivas/contract/electrical/age.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { today } from '../../testing/factories.ts'
import type { Ids, NotRead, Samples } from '../../testing/samples/sample.ts'
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

const kept = { made_at: `${today}T08:00:00Z`, sent_at: `${today}T08:00:01Z`, made_by: 1 }

const paying = { paymentType: 3, paymentDescription: 'SBI 4711', utr: null }

/** Makes a bill of Rs. 50; returns the ids of its reading and its line. */
async function bill(ids: Ids) {
  const { id = 0, line, charges } = await house(ids)
  const reading = await ids.db
    .insertInto('electric_readings')
    .values({
      ...{ profile_id: id, line_id: line, month: thisMonth, last_reading: 0, reading: 10 },
      ...{ new_meter: false, units: 10, read_by: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const billed = { profile_id: id, month: thisMonth, reading_id: reading.id, amount: 50 }
  const { id: lineId } = await ids.db
    .insertInto('bill_lines')
    .values({ ...billed, charge_type_id: charges.fixed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { readingId: reading.id, lineId }
}

/** Makes a payment without money, as for the use of credits; returns its id. */
async function paid(ids: Ids) {
  const { id } = await house(ids)
  const payment = await ids.db
    .insertInto('dues_payments')
    .values({ key: randomUUID(), profile_id: id ?? 0, received: 0, paid_on: today, taken_by: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return payment.id
}

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
  readings: async (ids) => ({ ...asked(thisMonth), line: (await house(ids)).line, kept }),
  saveReadings: async (ids) => {
    const { id, line, charges } = await house(ids)
    return {
      kept,
      sealed: [],
      readingMonth: { ...parts(thisMonth), line },
      readings: [
        {
          nonfixed: {
            ...{
              id,
              houseno: 'A 1',
              reading: 10,
              units: 10,
              newMeter: false,
              lastReading: 0,
              estimated: false,
              chargeAmount: 7.5,
            },
            ...{ finalReading: null, firstReading: null },
          },
          fixed: [{ id: charges.fixed, chargeAmount: 50 }],
        },
      ],
    }
  },
  monthOfHouse: async (ids) => ({ ...asked(thisMonth), profile: (await house(ids)).id }),
  editReading: async (ids) => {
    const { readingId } = await bill(ids)
    const sameMeter = { newMeter: false, finalReading: null, firstReading: null }
    const typed = { currentReading: 12, units: 12, balance: 0, lastReading: 0 }
    const saved = { currentReading: 10, ...sameMeter }
    return {
      period: parts(thisMonth),
      readings: [{ ...typed, ...sameMeter, id: readingId, remarks: 'Read wrong', saved }],
    }
  },
  correctCharge: async (ids) => ({
    id: (await bill(ids)).lineId,
    ...{ amount: 40, saved: 50, reason: 'Billed wrong' },
  }),
  readingsBalance: async (ids) => ({ id: (await house(ids)).id }),
  payments: async (ids) => ({ id: (await house(ids)).id }),
  payment: async (ids) => ({ id: await paid(ids) }),
  statement: async (ids) => ({ id: (await house(ids)).id, from: thisMonth, to: today }),
  applyPayment: async (ids) => ({
    ...paying,
    id: randomUUID(),
    paymentDate: today,
    amount: 50,
    readingPayments: [{ paymentId: randomUUID(), readingId: (await bill(ids)).lineId, amount: 50 }],
  }),
  addAdvance: async (ids) => ({ ...paying, id: randomUUID(), profile: (await house(ids)).id, amount: 50 }),
  printReceipt: () => ({ id: 1 }),
  consumption: async (ids) => ({ id: (await house(ids)).id, from: thisMonth, to: today }),
  lineAccounts: async (ids) => ({ from: thisMonth, to: today, line: (await house(ids)).line }),
  bills: async (ids) => ({ ...asked(thisMonth), line: (await house(ids)).line }),
  periodOverdues: () => duePeriods[1],
  undoPayment: async (ids) => ({ id: await paid(ids), reason: 'Bounced' }),
  addProfile: async (ids) => ({
    ...formOf(await house(ids)),
    name: 'Asha Rao',
    houseno: 'A 1',
    firstreading: 12,
  }),
  updateProfile: async (ids) => {
    const made = await house(ids)
    return { ...formOf(made), id: made.id, name: 'Asha Rao', firstreading: 12 }
  },
  changeFamily: async (ids) => ({ id: (await house(ids)).id, name: 'Usha Das', reading: 12 }),
}

/**
 * The method decides whether a description is required; the name of a period decides its ages, which are only checked.
 */
export const notRead: NotRead<typeof electrical> = {
  applyPayment: ['paymentDescRequired'],
  // Readings have no identity numbers to seal.
  saveReadings: ['sealed'],
  periodOverdues: ['fromperiod', 'toperiod', 'interval', 'isOlder', 'isCurrent'],
}
