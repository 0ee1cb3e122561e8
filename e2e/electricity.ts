import { allocate, allocatedAmount } from '@nivas/contract/electrical/allocate.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { unitsOf } from '@nivas/contract/electrical/reading.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import type { Page } from '@playwright/test'
import { office, ownName } from './office.ts'
import { open } from './staff.ts'

/** Makes a line with houses only for this journey, each charged Rs. 50 a month and Rs. 7 a unit. */
export async function makeLine(count: number) {
  const name = ownName('Line')
  const flags = { active: true }
  const line = await office(electrical.addLine, { lineName: name, isEnabled: true })
  const group = await office(electrical.addGroup, { name: ownName('Group') })
  const fixed = await office(electrical.addCharge, {
    ...flags,
    chargeName: ownName('Upkeep'),
    cost: 50,
    isFixed: true,
  })
  const unit = await office(electrical.addCharge, {
    ...flags,
    chargeName: ownName('Units'),
    cost: 7,
    isFixed: false,
  })
  const prefix = ownName('H').replace(/\W/g, '').slice(-12)
  const houses: { id: number; houseno: string }[] = []
  for (let at = 1; at <= count; at += 1) {
    const houseno = `${prefix} ${at}`
    const { id } = await office(electrical.addProfile, {
      ...{ name: 'Asha Rao', houseno, electricline: line.id, groupid: group.id, firstreading: 100 },
      chargeTypes: [
        { id: fixed.id, amount: 50, enabled: true },
        { id: unit.id, amount: 7, enabled: true },
      ],
    })
    houses.push({ id, houseno })
  }
  return { name, line: line.id, group, houses, fixed, unit }
}

/** Returns the month `months` before the venue's present one. */
export const monthBefore = async (months: number) => addMonths((await office(thisVenue, {})).today, -months)

/** Records the reading of one house for a month. */
export async function readHouse(line: number, month: string, id: number, reading: number) {
  const parts = { month: Number(month.slice(5, 7)), year: Number(month.slice(0, 4)) }
  const rows = await office(electrical.readings, { readingMonth: parts.month, readingYear: parts.year, line })
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`house ${id} has been read`)
  const meter = { lastReading: row.lastReading, newMeter: false }
  await office(electrical.saveReadings, {
    readingMonth: { ...parts, line },
    readings: [
      {
        nonfixed: { ...meter, id, reading, units: unitsOf({ ...meter, currentReading: reading }) },
        fixed: row.chargeTypes.map((one) => ({ id: one.id, chargeAmount: one.chargeAmount })),
      },
    ],
  })
}

/** Takes an amount in cash for the dues of a house: for all bill lines, or those for which `isPaid` is true. */
export async function payDues(house: number, received: number, isPaid = (_: { balance: number }) => true) {
  const open = await office(electrical.readingsBalance, { id: house })
  const lines = open.filter(isPaid).map(({ readingdate, ...line }) => ({ ...line, month: readingdate }))
  const readingPayments = allocate(lines, received)
  const { today } = await office(thisVenue, {})
  await office(electrical.applyPayment, {
    ...{ id: crypto.randomUUID(), paymentDate: today, paymentType: 1 },
    ...{ amount: allocatedAmount(readingPayments), readingPayments },
  })
}

/** Opens Pay Dues of a house and types an amount in cash; returns the dialog. */
export async function typeDues(page: Page, houseno: string, amount: string) {
  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(houseno)}`)
  await page.getByRole('button', { name: 'Pay Dues', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount received').fill(amount)
  await dialog.getByRole('combobox', { name: 'Payment method' }).click()
  await page.getByRole('option', { name: 'Cash' }).click()
  return dialog
}
