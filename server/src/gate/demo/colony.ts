import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { insertRows, takeIds } from '../../demo/insert-rows.ts'
import { pick, type Random } from '../../demo/random.ts'
import type { Person } from './read-guests.ts'

const blocks = ['A', 'B', 'C', 'D']
const IN_BLOCK = 40

/** Writes the houses of the colony, four blocks of forty; returns their numbers. */
export async function writeColony(
  trx: Transaction<DB>,
  random: Random,
  people: readonly Person[],
): Promise<string[]> {
  const numbers = blocks.flatMap((block) =>
    Array.from({ length: IN_BLOCK }, (_, i) => ({
      house_number: `${block}-${i + 1}`,
      group_name: `Block ${block}`,
    })),
  )
  const ids = await takeIds(trx, 'houses', numbers.length)
  await insertRows(
    trx,
    'houses',
    numbers.map((house, i) => ({ id: ids[i], ...house, name: pick(random, people).name })),
  )
  return numbers.map(({ house_number }) => house_number)
}
