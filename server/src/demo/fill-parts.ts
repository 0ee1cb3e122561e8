import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { dictionaryDemo } from '../dictionary/index.ts'
import { dispensaryDemo } from '../dispensary/index.ts'
import { duesDemo, electricalDemo } from '../electrical/index.ts'
import { gateDemo } from '../gate/index.ts'
import { catalogueDemo, mealsDemo, salesDemo } from '../pos/index.ts'
import { samadhDemo } from '../samadh/index.ts'
import { schedulesDemo } from '../schedules/index.ts'
import { vaccinationDemo } from '../vaccination/index.ts'
import { acknowledgementsDemo } from './acknowledgements-demo.ts'
import { historyDemo } from './history-demo.ts'
import type { DemoAround, DemoPart } from './part.ts'
import { seededBy } from './random.ts'
import { readStaff } from './read-staff.ts'

/** The parts in the order of filling. A part may read the rows of earlier parts. */
const parts: DemoPart[] = [
  electricalDemo,
  duesDemo,
  gateDemo,
  dictionaryDemo,
  vaccinationDemo,
  dispensaryDemo,
  catalogueDemo,
  salesDemo,
  mealsDemo,
  samadhDemo,
  schedulesDemo,
  historyDemo,
  acknowledgementsDemo,
]

/**
 * Fills each empty part. In a new demo these are all parts, in an existing one those that a newer version has added.
 */
export async function fillParts(
  trx: Transaction<DB>,
  moment: Pick<DemoAround, 'today' | 'now'>,
): Promise<void> {
  const staff = await readStaff(trx)
  for (const { name, isEmpty, fill } of parts)
    if (await isEmpty(trx)) await fill(trx, { ...moment, staff, random: seededBy(name) })
}
