import { expect, it } from 'vitest'
import { makeCustomer } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { check, counts, csv, problemsOf, run } from './testing/import-file.ts'

const server = useServer()
const staff = () => server.as('manage-customers')

it('a card number in another case, or with spaces around it, changes the existing customer', async () => {
  const { id, id_card_no } = await makeCustomer(server)
  for (const [at, typed] of [id_card_no.toLowerCase(), ` ${id_card_no}\u00a0`].entries()) {
    const done = await run(await staff(), 'customers', csv(`Id card,Name,City\n"${typed}",Asha,City ${at}`))
    expect(counts(done), typed).toEqual([0, 1, 0])
    const rows = await server.db.selectFrom('customers').select(['id', 'id_card_no', 'city']).execute()
    expect(rows, typed).toEqual([{ id, id_card_no, city: `City ${at}` }])
  }
})

it('a card number that is twice in a file, in any spelling, is a problem of the second row', async () => {
  const client = await staff()
  const checked = await check(client, 'customers', csv('Id card,Name\nNR-8,Asha\n nr-8 ,Ravi\nNr-8,Mira'))
  expect(await problemsOf(client, checked)).toEqual([
    [3, 'Id card', 'nr-8', 'Row 2 already has this id card'],
    [4, 'Id card', 'Nr-8', 'Row 2 already has this id card'],
  ])
})

it('a number without its beginning, or an empty one, is not accepted as the card of a customer', async () => {
  const client = await staff()
  const rows = ['XXXX XXXX 0124,Asha', 'NA,Ravi', 'n. a.,Mira', 'NA-1,Gita']
  const checked = await check(client, 'customers', csv(`Id card,Name\n${rows.join('\n')}`))
  expect(await problemsOf(client, checked)).toEqual([
    [
      2,
      'Id card',
      'XXXX XXXX 0124',
      'This is only the last part of the number. Please enter the whole number.',
    ],
    [3, 'Id card', 'NA', 'This is a required field'],
    [4, 'Id card', 'n. a.', 'This is a required field'],
  ])
})
