import { gate } from '@nivas/contract/gate/calls.ts'
import { cardKey } from '@nivas/contract/identity/card-number.ts'
import { registry } from '@nivas/contract/registry/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { application, booking, inDays, makeCustomer, makeRooms } from './testing/factories.ts'
import { useServer } from './testing/server.ts'

const server = useServer()

const staff = () => server.as('admin-booking', 'gate-visitor-entry', 'gate-pending-visit-status-update')

/** The spellings of a number: as in the registry, and as people type it. */
const spellings = (number: string) => {
  const mixed = number.slice(0, 1).toLowerCase() + number.slice(1)
  return [number, number.toLowerCase(), mixed, ` ${number} `, `\t${number.toLowerCase()}\u00a0`]
}

/** Makes customers whose numbers are stored in capitals, in small letters and with both. */
const registered = async () => {
  const { id_card_no } = await makeCustomer(server)
  const others = [`x${id_card_no.toLowerCase()}`, `Xy${id_card_no.toLowerCase()}`]
  const rows = await Promise.all(others.map((number) => makeCustomer(server, { id_card_no: number })))
  return [id_card_no, ...rows.map((row) => row.id_card_no)]
}

const entry = {
  isnonsatsangi: false,
  fromdate: inDays(0),
  todate: inDays(1),
  departure_time: '10:00',
  people: 1,
  children: 0,
  adults: 0,
}
const shortEntry = {
  visitorname: 'Asha Rao',
  houseNo: 'B-12',
  fromdate: inDays(0),
  todate: inDays(0),
  departure_time: '18:00',
  people: 1,
  issatsangi: true,
}

describe('a card number is looked up without regard to case and surrounding spaces', () => {
  it('by every call that finds a person in the registry', async () => {
    const client = await staff()
    for (const number of await registered())
      for (const typed of spellings(number)) {
        const found = {
          customers: (await client.data(registry.findCustomer, { id_card_no: typed })).map(
            (one) => one.id_card_no,
          ),
          validateIdentity: (await client.data(reservations.validateIdentity, { id_card_no: typed }))
            .customer[0]?.id_card_no,
          validateSatsangi: (await client.data(gate.validateSatsangi, { id_card_no: typed })).customer[0]
            ?.id_card_no,
        }
        expect(found, typed).toEqual({
          customers: [number],
          validateIdentity: number,
          validateSatsangi: number,
        })
      }
  })

  it('by a booking and an application, which take name and city from the registry', async () => {
    const client = await staff()
    const { roomIds } = await makeRooms(server, 15)
    const rooms = roomIds.values()
    for (const number of await registered())
      for (const typed of spellings(number)) {
        const room = rooms.next().value
        if (room === undefined) throw new Error('no room is left')
        const booked = await client.data(reservations.book, { ...booking([room]), id_card_no: typed })
        const { id } = await client.data(reservations.apply, {
          ...application(),
          id_card_no: typed,
          comments: `as ${JSON.stringify(typed)}`,
        })
        const applied = await server.db
          .selectFrom('reservations')
          .select(['applicant_name', 'city'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        expect([booked.applicant_name, booked.customer, applied.applicant_name], typed).toEqual([
          'Asha Rao',
          'Agra',
          'Asha Rao',
        ])
      }
  })

  it('at the exit', async () => {
    const client = await staff()
    for (const number of await registered())
      for (const typed of spellings(number))
        for (const written of [number, typed]) {
          const { id } = await client.data(gate.createEntry, { ...shortEntry, id_card_no: written })
          expect((await client.data(gate.exit, { idNumber: typed })).id, typed).toBe(id)
        }
  })

  it('when a person occurs twice in an entry', async () => {
    const client = await staff()
    for (const typed of spellings('NR-7').slice(1)) {
      const members = ['NR-7', typed].map((i_card_number) => ({ i_card_number, name: 'Asha Rao' }))
      const { status, body } = await client.send(gate.createVisitorEntry, { ...entry, people: 2, members })
      expect([status, body.errors], typed).toEqual([422, { members: ['Visitor Already in List'] }])
    }
  })

  it('by the database itself', async () => {
    const { id_card_no } = await makeCustomer(server)
    for (const typed of spellings(id_card_no))
      await expect(makeCustomer(server, { id_card_no: typed }), typed).rejects.toThrow(/duplicate key/)
  })
})

it('the browser and the database compare card numbers alike', async () => {
  const texts = fc.sample(
    fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0') && text.isWellFormed()),
    { numRuns: 500, seed: 7 },
  )
  const spaced = texts.map((text, at) => `${String.fromCharCode(at % 0x3100 || 32)}${text}\u2003`)
  const all = [...texts, ...spaced.filter((text) => !text.includes('\0') && text.isWellFormed())]
  const { rows } = await sql<{ key: string }>`
    select card_key(number) as key from unnest(${all}::text[]) with ordinality as given (number, place) order by place`.execute(
    server.db,
  )
  expect(rows.map(({ key }) => key)).toEqual(all.map(cardKey))
})
