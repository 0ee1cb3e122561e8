import { type SystemId, systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { parkedByCounter } from '../../app/waiting.ts'
import { isOfOther } from './person.ts'
import { type Parked, tillStore } from './store.ts'

/** Reads the parked sales of a shop at this till, the oldest first. A card that was left without lines is no sale. */
export const parkedSales = async (system: SystemId): Promise<Parked[]> =>
  (await (await tillStore()).getAllFromIndex('parked', 'system', system)).filter(
    ({ saleData }) => saleData.lines.length > 0,
  )

/** Counts the parked sales again for the form that closes a session: it waits for those of its own person. */
export async function recountParked(): Promise<void> {
  const counts = systemIds.map(async (system) => {
    const own = (await parkedSales(system)).filter((sale) => !isOfOther(sale))
    return [systems[system].counter, own.length] as const
  })
  parkedByCounter.set(Object.fromEntries(await Promise.all(counts)))
}

/** Deletes a parked sale. */
export async function clearParked({ id }: Parked): Promise<void> {
  await (await tillStore()).delete('parked', id)
  await recountParked()
}
