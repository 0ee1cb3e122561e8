import { randomUUID } from 'node:crypto'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import type { Client } from '../../testing/client.ts'
import { today } from '../../testing/factories.ts'

/** Makes a line, a group and two Bhaint types for one test, with houses whose meters begin at 100. */
export async function makeHouses(staff: Client, count: number) {
  const own = randomUUID()
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .replaceAll('-', '')
  const [lineName, groupName] = [`Line ${own}`, `Group ${own}`]
  const [fixed, byUnit] = [`Upkeep ${own}`, `Units ${own}`]
  const line = await staff.data(calls.addLine, { lineName, isEnabled: true })
  const group = await staff.data(calls.addGroup, { name: groupName })
  const upkeep = await staff.data(calls.addCharge, { chargeName: fixed, cost: 50, isFixed: 1, active: 1 })
  const units = await staff.data(calls.addCharge, { chargeName: byUnit, cost: 7.5, isFixed: 0, active: 1 })
  const houses: { id: number; houseno: string }[] = []
  for (let at = 1; at <= count; at += 1)
    houses.push(
      await staff.data(calls.addProfile, {
        ...{
          name: 'Asha Rao',
          houseno: `${own.slice(0, 10)} ${at}`,
          electricline: line.id,
          groupid: group.id,
        },
        firstreading: 100,
        chargeTypes: [
          { id: upkeep.id, amount: 50, enabled: 1 },
          { id: units.id, amount: 7.5, enabled: 1 },
        ],
      }),
    )
  return { line: line.id, lineName, group: groupName, fixed, byUnit, houses }
}

export const thisMonth = addMonths(today, 0)
export const lastMonth = addMonths(today, -1)
export const monthParts = (first: string) => ({
  month: Number(first.slice(5, 7)),
  year: Number(first.slice(0, 4)),
})
export const readIn = (first: string) => ({
  readingMonth: monthParts(first).month,
  readingYear: monthParts(first).year,
})

/** Returns a month as a file writes it. */
export const month = (first: string) => `${monthParts(first).month}/${monthParts(first).year}`
