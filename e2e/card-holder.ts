import { imports } from '@nivas/contract/imports/calls.ts'
import { importTypes } from '@nivas/contract/imports/schemas.ts'
import { expect } from '@playwright/test'
import { office, ownName } from './office.ts'

/** A person of the registry for this journey alone: registered by a file, as a venue registers its satsangis. */
export async function makeCardHolder(id_card_no = ownName('E2E').replace(' ', '-')) {
  const holder = {
    id_card_no,
    main_name: ownName('Ganga'),
    father_name: 'Mohan',
    city: 'Agra',
    phone: '9812345678',
    email: 'ganga@example.org',
    dob: '1980-11-21',
  }
  const file = new Blob([`${Object.keys(holder).join(',')}\n${Object.values(holder).join(',')}\n`], {
    type: importTypes.csv,
  })
  const { id } = await office(imports.upload, { kind: 'customers', file_name: 'holder.csv', file })
  const state = async () => (await office(imports.get, { id })).state
  await expect.poll(state, { timeout: 30_000 }).toBe('checked')
  await office(imports.run, { id })
  await expect.poll(state, { timeout: 30_000 }).toBe('done')
  return holder
}
