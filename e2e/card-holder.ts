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

/** Persons of the registry with these cards: registered by a file, as a venue registers its satsangis. */
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

/** Persons whom no journey has taken yet: a file is read by processes of its own, so one file registers many. */
const pool: Holder[] = []

/** A person of the registry for this journey alone. */
export async function makeCardHolder(): Promise<Holder> {
  if (pool.length === 0)
    pool.push(...(await makeCardHolders(Array.from({ length: 8 }, () => ownName('E2E').replace(' ', '-')))))
  const [holder] = pool.splice(0, 1)
  if (!holder) throw new Error('no person was registered')
  return holder
}
