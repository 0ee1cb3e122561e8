import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { enter, everyCounter, familyVisit } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const ask =
  'This card shows only the last digits of its number. Please choose the visitor by name, or scan the ticket.'
const askAtWhole =
  'No visitor inside has this number. These visitors entered with a card that has the same last digits: please choose by name, or scan the ticket.'
const nobodyInside =
  'No visitor inside has this number. Please check the ticket, or find the visitor in the list.'

/** The holder of a card, as in its Secure QR. */
const nita = { name: 'Nita  Paul', birthYear: 1970 }

describe('a card of whose number only the end is known', () => {
  it('does not mark out or clear a visitor whose card of a different proof has the same end', async () => {
    const staff = await server.as(...everyCounter)
    const passport = await enter(staff, { idNumber: 'Z1111729', idProof: 3, trayRequired: true })
    for (const isSecurity of [true, false])
      for (const holder of [{}, nita]) {
        const { status, body } = await staff.send(calls.status, {
          idNumber: 'XXXX XXXX 1729',
          isSecurity,
          ...holder,
        })
        expect([status, body.message, body.data]).toEqual([400, nobodyInside, undefined])
      }
    const out = await staff.data(calls.status, { idNumber: 'z1111729', isSecurity: false })
    expect(out).toMatchObject({ id: passport.id, securityExit: false })
  })

  it('asks for the visitor by name, even when only one visit fits', async () => {
    const staff = await server.as(...everyCounter)
    const idNumber = 'XXXX XXXX 4321'
    const qr = { idNumber, visitorname: 'Nita Paul', birthYear: 1970 }
    const first = await staff.data(calls.visit, familyVisit(qr))
    const point = (more: object) => staff.send(calls.status, { idNumber, isSecurity: true, ...more })
    const choice = ({ id, uid, visitorname: name, totalPeople: people }: typeof first) => ({
      id,
      uid,
      name,
      people,
    })
    // Only the end, or a card of another person, whose visit has ended.
    for (const holder of [{}, { name: 'Lila Das', birthYear: 1970 }, { ...nita, birthYear: 1971 }]) {
      const { status, body } = await point(holder)
      expect([status, body.message, body.data]).toEqual([400, ask, { choose: [choice(first)] }])
    }
    const second = await staff.data(calls.visit, familyVisit({ ...qr, visitorname: 'Gita Paul' }))
    expect((await point({})).body.data).toEqual({ choose: [choice(first), choice(second)] })
    const chosen = await staff.data(calls.status, { idNumber: second.uid, isSecurity: true })
    expect(chosen).toMatchObject({ id: second.id, securityExit: true })
  })

  it('finds the visit of its holder by name and year of birth', async () => {
    const staff = await server.as(...everyCounter)
    const idNumber = 'XXXX XXXX 8765'
    const qr = { idNumber, visitorname: 'Nita Paul', birthYear: 1970 }
    const { id } = await staff.data(calls.visit, familyVisit(qr))
    await staff.data(calls.visit, familyVisit({ ...qr, visitorname: 'Gita Paul' }))
    expect((await staff.data(calls.status, { idNumber, isSecurity: true, ...nita })).id).toBe(id)
    expect((await staff.data(calls.status, { idNumber, isSecurity: false, ...nita })).id).toBe(id)
  })

  it('fills the form of the entry from the last visit of its holder, and shows the visit that is open', async () => {
    const staff = await server.as(...everyCounter)
    const idNumber = 'XXXX XXXX 5678'
    const qr = { idNumber, visitorname: 'Nita Paul', birthYear: 1970, location: 'Agra' }
    const { id } = await staff.data(calls.visit, familyVisit(qr))
    const found = await staff.data(calls.lookUp, { idNumber, ...nita })
    expect(found.visitor).toMatchObject({ id, name: 'Nita Paul', mobile: '9876543210', location: 'Agra' })
    expect(found.open).toMatchObject({ id, visitorname: 'Nita Paul' })
    await staff.data(calls.status, { idNumber, isSecurity: false, ...nita })
    expect(await staff.data(calls.lookUp, { idNumber, ...nita })).toMatchObject({
      visitor: { id },
      open: null,
    })
    for (const other of [{}, { ...nita, name: 'Lila Das' }, { ...nita, birthYear: 1971 }])
      expect((await staff.send(calls.lookUp, { idNumber, ...other })).status).toBe(400)
  })

  it('is offered by name for the complete number of its holder, and not for a passport with the same end', async () => {
    const staff = await server.as(...everyCounter)
    const qr = { idNumber: 'XXXX XXXX 1238', visitorname: 'Nita Paul', birthYear: 1970 }
    const { id, uid } = await staff.data(calls.visit, familyVisit(qr))
    for (const isSecurity of [true, false]) {
      const { status, body } = await staff.send(calls.status, { idNumber: '3456 7890 1238', isSecurity })
      expect([status, body.message, body.data]).toEqual([
        400,
        askAtWhole,
        { choose: [{ id, uid, name: 'Nita Paul', people: 6 }] },
      ])
    }
    const passport = await staff.send(calls.status, { idNumber: 'Z1111238', isSecurity: false })
    expect([passport.body.message, passport.body.data]).toEqual([nobodyInside, undefined])
    await staff.data(calls.status, { idNumber: uid, isSecurity: false })
    const gone = await staff.send(calls.status, { idNumber: '3456 7890 1238', isSecurity: false })
    expect([gone.body.message, gone.body.data]).toEqual([nobodyInside, undefined])
  })
})
