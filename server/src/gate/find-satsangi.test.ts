import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { describe, expect, it } from 'vitest'
import { makeCustomer } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { member, satsangi, short } from './testing/entries.ts'

const server = useServer()
const guard = () => server.as('gate-visitor-entry')

describe('validateSatsangi', () => {
  it('returns the fields of the form from the registry, and no others', async () => {
    const staff = await guard()
    const { id_card_no } = await makeCustomer(server)
    const { body } = await staff.send(calls.validateSatsangi, { id_card_no: id_card_no.toLowerCase() })
    expect(body.customer).toEqual([
      {
        id_card_no,
        main_name: 'Asha',
        surname: 'Rao',
        phone: '+915012343210',
        city: 'Agra',
        age: expect.any(Number),
      },
    ])
  })

  it('answers an unknown card with the specification’s text', async () => {
    const staff = await guard()
    const text = async (id_card_no: string) =>
      (await staff.send(calls.validateSatsangi, { id_card_no })).body.error
    expect(await text('NR-0')).toBe(
      'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.',
    )
    expect(await text('999988887777')).toBe(
      'No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.',
    )
    expect((await (await server.as('bhent')).send(calls.validateSatsangi, { id_card_no: 'x' })).status).toBe(
      403,
    )
  })
})

describe('an Aadhaar number at validateSatsangi', () => {
  const [first, wife, child] = ['2345 6789 0124', '3456 7890 1238', '4567 8901 2341'] as const

  it('finds every member of a party that came before, as recorded at the last visit', async () => {
    const staff = await guard()
    const found = async (id_card_no: string) =>
      (await staff.send(calls.validateSatsangi, { id_card_no })).body.customer
    const family = satsangi(
      { ...member(first), name: 'Ravi Kumar' },
      { ...member(wife), name: 'Meena Kumar', phone: '98765 43211' },
      { ...member(child), name: 'Tara Kumar' },
    )
    await staff.data(calls.createVisitorEntry, family)
    expect(await found(first)).toMatchObject([{ main_name: 'Ravi Kumar', id_card_no: 'XXXX XXXX 0124' }])
    expect(await found(wife)).toEqual([
      {
        id_card_no: 'XXXX XXXX 1238',
        main_name: 'Meena Kumar',
        surname: '',
        phone: '9876543211',
        city: null,
        age: null,
      },
    ])
    expect(await found(child)).toMatchObject([{ main_name: 'Tara Kumar', phone: null }])

    await staff.data(calls.createVisitorEntry, {
      ...satsangi({ ...member(wife), name: 'Meena Devi' }),
      inside: 'both',
    })
    expect(await found(wife)).toMatchObject([{ main_name: 'Meena Devi' }])
  })

  it('finds a visitor whose last entry, in the short form, has no name', async () => {
    const staff = await guard()
    const adharid = '5678 9012 3458'
    const body = await staff.data(calls.createEntry, short({ adharid, visitorname: 'Gopal Joshi' }))
    expect(body.visitorname).toBe('Gopal Joshi')
    await staff.data(calls.createEntry, short({ adharid, visitorname: '', inside: [body.id] }))
    const { body: known } = await staff.send(calls.validateSatsangi, { id_card_no: adharid })
    expect(known.customer).toMatchObject([{ main_name: 'Gopal Joshi' }])
  })
})

describe('the gate’s choices', () => {
  it('exist from the start: purposes, gates, countries with India first, houses', async () => {
    const staff = await guard()
    expect((await staff.data(calls.purposes, {})).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(await staff.data(calls.gates, {})).toMatchObject([{ name: 'Main gate' }])
    const countries = await staff.data(calls.countries, {})
    expect(countries[0]).toEqual({ id: 'IND', name: 'India', name_hi: 'भारत' })
    expect(countries.length).toBeGreaterThan(190)
    expect(await staff.data(calls.houses, {})).toEqual([])
    expect((await server.anonymous.send(calls.houses, {})).status).toBe(401)
  })
})
