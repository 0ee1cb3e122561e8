import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { fullName, type Household } from './people.ts'
import { pick, type Random } from './random.ts'

const blocks = ['A', 'B', 'C', 'D']
const IN_BLOCK = 40

/** The houses of the colony, four blocks of forty; returns their numbers. */
export async function writeColony(
  trx: Transaction<DB>,
  random: Random,
  households: readonly Household[],
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
    numbers.map((house, i) => {
      const [head] = pick(random, households).people
      return { id: ids[i], ...house, name: head ? fullName(head) : '' }
    }),
  )
  return numbers.map(({ house_number }) => house_number)
}
