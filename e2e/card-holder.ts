import { imports } from '@nivas/contract/imports/calls.ts'
import { importTypes } from '@nivas/contract/imports/schemas.ts'
import { expect } from '@playwright/test'
import { office, ownName } from './office.ts'

type Holder = ReturnType<typeof holderWith>

const holderWith = (id_card_no: string) => ({
  id_card_no,
  main_name: ownName('Ganga'),
  father_name: 'Mohan',
  city: 'Agra',
  phone: '9812345678',
  email: 'ganga@example.org',
  dob: '1980-11-21',
})

/** Registers persons with these cards by a file, as a venue registers its satsangis. */
export async function makeCardHolders(cards: readonly string[]): Promise<Holder[]> {
  const holders = cards.map(holderWith)
  const lines = [Object.keys(holderWith('')), ...holders.map((holder) => Object.values(holder))]
  const file = new Blob([lines.map((cells) => `${cells.join(',')}\n`).join('')], { type: importTypes.csv })
  const { id } = await office(imports.upload, { kind: 'customers', file_name: 'holders.csv', file })
  const state = async () => (await office(imports.get, { id })).state
  await expect.poll(state, { timeout: 30_000 }).toBe('checked')
  await office(imports.run, { id })
  await expect.poll(state, { timeout: 30_000 }).toBe('done')
  return holders
}

/** Persons whom no journey has taken yet. Reading a file starts processes, so one file registers many persons. */
const pool: Holder[] = []

/** Returns a person of the registry whom only this journey uses. */
export async function makeCardHolder(): Promise<Holder> {
  if (pool.length === 0)
    pool.push(...(await makeCardHolders(Array.from({ length: 8 }, () => ownName('E2E').replace(' ', '-')))))
  const [holder] = pool.splice(0, 1)
  if (!holder) throw new Error('no person was registered')
  return holder
}
