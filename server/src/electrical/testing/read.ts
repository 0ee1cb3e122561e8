import type { Request } from '@nivas/contract/call.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { unitsOf } from '@nivas/contract/electrical/reading.ts'
import type { Client } from '../../testing/client.ts'
import { today } from '../../testing/factories.ts'

/** The current and the previous month, the two months that can be read today. */
export const thisMonth = addMonths(today, 0)
export const lastMonth = addMonths(today, -1)

/** Returns a month as calls take it: `{ month, year }`. */
export const parts = (month: string) => ({
  month: Number(month.slice(5, 7)),
  year: Number(month.slice(0, 4)),
})

/** Returns a month as the calls of readings take it. */
export const asked = (month: string) => ({ readingMonth: parts(month).month, readingYear: parts(month).year })

type Reading =
  | number
  | { reading: number; newMeter?: boolean; finalReading?: number; firstReading?: number; estimated?: boolean }

/** Makes the request that saves these readings, by house id, from the server's list as the screen does. */
export async function pageOf(
  reader: Client,
  line: number,
  month: string,
  readings: ReadonlyMap<number, Reading>,
): Promise<Request<typeof calls.saveReadings>> {
  const rows = await reader.data(calls.readings, { ...asked(month), line })
  return {
    readingMonth: { ...parts(month), line },
    readings: rows
      .filter(({ id }) => readings.has(id))
      .map(({ id, lastReading, chargeAmount, chargeTypes }) => {
        const given = readings.get(id) ?? 0
        const { reading, newMeter = false, ...more } = typeof given === 'number' ? { reading: given } : given
        return {
          nonfixed: {
            ...{ id, reading, newMeter, lastReading, chargeAmount, ...more },
            units: unitsOf({ lastReading, currentReading: reading, newMeter, ...more }),
          },
          fixed: chargeTypes.map((charge) => ({ id: charge.id, chargeAmount: charge.chargeAmount })),
        }
      }),
  }
}

/** Reads one house in a month. */
export const readHouse = async (reader: Client, line: number, month: string, id: number, reading: Reading) =>
  reader.send(calls.saveReadings, await pageOf(reader, line, month, new Map([[id, reading]])))

/**
 * Makes the request that corrects the reading of a house and month, with a description that differs from the saved
 * one.
 */
export async function correction(
  editor: Client,
  profile: number,
  month: string,
  change: { currentReading: number; newMeter?: boolean; remarks?: string },
): Promise<Request<typeof calls.editReading>> {
  const [row] = await editor.data(calls.monthOfHouse, { ...asked(month), profile })
  if (!row) throw new Error('this month was not read')
  const other = row.remarks === 'Read wrong' ? 'Read wrong again' : 'Read wrong'
  const { currentReading, newMeter = row.isNewMeter, remarks = other } = change
  const { id, lastReading } = row
  const units = unitsOf({ lastReading, currentReading, newMeter })
  const balance = Math.round(units * row.chargeAmount * 100) / 100
  return {
    period: parts(month),
    readings: [{ id, currentReading, newMeter, lastReading, units, balance, remarks }],
  }
}
