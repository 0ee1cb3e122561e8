import { provisionalNumber } from '@nivas/contract/outbox.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { clean, enter, everyCounter, visit } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const staffOf = () => server.as(...everyCounter)
const manager = () => server.as(...everyCounter, 'samadh-visit-hours')

describe('the security point', () => {
  it('clears a visit once by its ticket; a second scan shows when that was', async () => {
    const staff = await staffOf()
    const { uid, id } = await enter(staff)
    const cleared = await staff.data(calls.status, { idNumber: uid.toLowerCase(), isSecurity: true })
    expect(cleared).toMatchObject({ id, uid, securityExit: true, exited_at: null, trayNo: null })
    const again = await staff.send(calls.status, { idNumber: id, isSecurity: true })
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringMatching(/^This visit already passed security at \d+ \w+ \d{4}, \d\d:\d\d\.$/),
    ])
    const row = await server.db
      .selectFrom('samadh_visits')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toMatchObject({ security_by: staff.userId, security_from: expect.any(String) })
  })

  it('gives a tray when one is required, and its receipt is printed', async () => {
    const staff = await staffOf()
    const { uid, id } = await enter(staff)
    expect((await staff.send(calls.printReceipt, { id, tray: true })).status).toBe(404)
    const { trayNo } = await staff.data(calls.status, { idNumber: uid, isSecurity: true, trayRequired: true })
    expect(trayNo).toBeGreaterThan(0)
    const { receipt, print } = await staff.data(calls.printReceipt, { id, tray: true })
    expect([receipt.trayNo, print.number]).toEqual([trayNo, 1])
    expect((await staff.data(calls.printReceipt, { id, tray: true })).print.number).toBe(2)
    expect((await staff.data(calls.printReceipt, { id })).print.number).toBe(1)
  })

  it('and the exit are separate permissions', async () => {
    const [security, exit] = [await server.as('samadh-security-check'), await server.as('samadh-exit-point')]
    const { uid } = await enter(await staffOf())
    expect((await exit.send(calls.status, { idNumber: uid, isSecurity: true })).status).toBe(403)
    expect((await security.send(calls.status, { idNumber: uid, isSecurity: false })).status).toBe(403)
    expect((await security.send(calls.status, { idNumber: '', isSecurity: true })).body.errors).toEqual({
      idNumber: ['This is a required field'],
    })
  })
})

describe('the exit', () => {
  it('of a ticket at five counters at once is marked once; the others read when', async () => {
    const staff = await staffOf()
    const { id } = await enter(staff)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => staff.send(calls.status, { idNumber: id, isSecurity: false })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of replies)
      if (status !== 200) expect(body.message).toMatch(/^This visitor was already marked out at /)
  })

  it('is found by a card of any proof, and is possible without clearance, which the answer shows', async () => {
    const staff = await staffOf()
    const licence = await enter(staff, { idNumber: 'UP80 2011 0012345' })
    const out = await staff.data(calls.status, { idNumber: 'up8020110012345', isSecurity: false })
    expect(out).toMatchObject({ id: licence.id, securityExit: false, toReturn: false })
    const aadhaar = await enter(staff, { idNumber: '345678901238', idProof: 2 })
    expect((await staff.data(calls.status, { idNumber: '3456 7890 1238', isSecurity: false })).id).toBe(
      aadhaar.id,
    )
    for (const idNumber of ['S2147483647', 'nobody', 'W-12345678', '345678901238'])
      expect((await staff.send(calls.status, { idNumber, isSecurity: false })).body.message).toBe(
        'No visitor inside has this number. Please check the ticket, or find the visitor in the list.',
      )
  })

  it('is not marked by a plain number, which may be a gate ticket or a card; lists send the id', async () => {
    const staff = await staffOf()
    const { id, uid } = await enter(staff)
    const satsangi = await enter(staff, { idNumber: String(id), idProof: 1 })
    const ofGate = await staff.send(calls.status, { idNumber: String(id + 1_000_000), isSecurity: false })
    expect([ofGate.status, ofGate.body.message]).toEqual([
      400,
      'Tickets of the memorial site begin with S. A number without it may be a ticket of the gate: please check it.',
    ])
    // The card of another visitor has the number of this ticket.
    const byCard = await staff.data(calls.status, { idNumber: String(id), isSecurity: false })
    expect(byCard.id).toBe(satsangi.id)
    expect((await staff.data(calls.status, { idNumber: id, isSecurity: false })).uid).toBe(uid)
  })

  it('of a ticket that has left is refused with its time and what is still to be handed back', async () => {
    const staff = await staffOf()
    const key = crypto.randomUUID()
    const sent = visit({ mobilesCollected: 2 })
    const { id, uid } = await staff.data(calls.visit, sent, { 'idempotency-key': key })
    await staff.data(calls.status, { idNumber: uid, isSecurity: false })
    const again = (idNumber: string, isSecurity = false) => staff.send(calls.status, { idNumber, isSecurity })
    for (const ticket of [uid, provisionalNumber(key)]) {
      const { status, body } = await again(ticket)
      expect([status, body.message]).toEqual([
        400,
        expect.stringMatching(/^This visitor was already marked out at /),
      ])
      expect(body.data).toMatchObject({ left: { id, mobilesCollected: 2, toReturn: true } })
    }
    expect((await again(uid, true)).body.data).toMatchObject({ left: { id } })
    await staff.data(calls.handBack, { id })
    expect((await again(uid)).body.data).toMatchObject({ left: { id, toReturn: false } })
  })

  it('can be undone within two minutes, with the tray if it is still free', async () => {
    await clean(server)
    const staff = await staffOf()
    const { id, trayNo } = await enter(staff, { trayRequired: true })
    await staff.data(calls.status, { idNumber: id, isSecurity: false })
    await staff.data(calls.handBack, { id })
    expect(await staff.data(calls.undoExit, { id })).toEqual({ id, name: 'Asha Rao', people: 2 })
    expect((await staff.send(calls.undoExit, { id })).body.message).toBe('This visitor is already inside.')
    await staff.data(calls.status, { idNumber: id, isSecurity: false })
    await staff.data(calls.handBack, { id })
    expect((await enter(staff, { trayRequired: true })).trayNo).toBe(trayNo)
    expect((await staff.send(calls.undoExit, { id })).body.message).toBe(
      `Tray ${trayNo} was given to another visitor meanwhile. Please enter the visitor again.`,
    )
    await sql`update samadh_visits set entered_at = entered_at - interval '1 hour',
      exited_at = now() - interval '3 minutes' where id = ${id}`.execute(server.db)
    expect((await staff.send(calls.undoExit, { id })).body.message).toMatch(/^Marking out can be undone/)
    expect((await staff.send(calls.undoExit, { id: 2_147_483_647 })).status).toBe(404)
  })
})

describe('trays and phones', () => {
  it('the lowest free tray is given, held until it is handed back, and listed while unclaimed', async () => {
    await clean(server)
    const staff = await staffOf()
    const [one, two] = [
      await enter(staff, { trayRequired: true }),
      await enter(staff, { mobilesCollected: 2 }),
    ]
    expect([one.trayNo, two.trayNo]).toEqual([1, 2])
    expect((await staff.send(calls.handBack, { id: one.id })).body.message).toBe(
      'Please mark the visitor out first.',
    )
    const out = await staff.data(calls.status, { idNumber: one.uid, isSecurity: false })
    expect(out).toMatchObject({ toReturn: true, trayNo: 1 })
    expect((await staff.data(calls.unclaimed, {})).map(({ uid }) => uid)).toEqual([one.uid])
    expect((await enter(staff, { trayRequired: true })).trayNo).toBe(3)
    expect(await staff.data(calls.handBack, { id: one.id })).toMatchObject({ toReturn: false })
    expect(await staff.data(calls.unclaimed, {})).toEqual([])
    expect((await enter(staff, { trayRequired: true })).trayNo).toBe(1)
    expect((await staff.send(calls.handBack, { id: one.id })).body.message).toMatch(
      /^This was already handed back at /,
    )
    const plain = await enter(staff)
    await staff.data(calls.status, { idNumber: plain.id, isSecurity: false })
    expect((await staff.send(calls.handBack, { id: plain.id })).body.message).toBe(
      'This visit left no items at the counter.',
    )
  })

  it('when none is free, the visit is refused and not stored; without a tray it is possible', async () => {
    await clean(server)
    const staff = await manager()
    await staff.data(calls.setTrays, { trays: 1 })
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => staff.send(calls.visit, visit({ trayRequired: true }))),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
    const refused = replies.find(({ status }) => status === 400)
    expect(refused?.body.message).toMatch(/^No tray is free\./)
    expect((await staff.data(calls.pending, {})).length).toBe(1)
    const { uid } = await enter(staff)
    const atSecurity = { idNumber: uid, isSecurity: true, trayRequired: true }
    expect((await staff.send(calls.status, atSecurity)).status).toBe(400)
    expect((await staff.data(calls.status, { ...atSecurity, trayRequired: false })).securityExit).toBe(true)
    await staff.data(calls.setTrays, { trays: 2 })
    await enter(staff, { trayRequired: true })
    expect((await staff.send(calls.setTrays, { trays: 1 })).status).toBe(422)
    expect(await staff.data(calls.setTrays, { trays: 600 })).toMatchObject({ trays: 600, traysHeld: 2 })
  })
})

describe('a visit made without a network', () => {
  it('has the time at which it was made, a tray if one is free, and a ticket that the exit accepts', async () => {
    const staff = await staffOf()
    const key = crypto.randomUUID()
    const kept = {
      made_by: staff.userId,
      made_at: new Date(Date.now() - 90 * 60_000).toISOString(),
      sent_at: new Date().toISOString(),
    }
    const request = visit({ kept, trayRequired: true })
    const first = await staff.data(calls.visit, request, { 'idempotency-key': key })
    const second = await staff.data(calls.visit, request, { 'idempotency-key': key })
    expect(second).toEqual(first)
    expect(first.trayNo).not.toBeNull()
    const pending = await staff.data(calls.pending, { per_page: 200 })
    expect(pending.find(({ id }) => id === first.id)?.entryMinutes).toBe(90)
    const ticket = `W-${key.slice(0, 8).toUpperCase()}`
    expect((await staff.data(calls.status, { idNumber: ticket, isSecurity: true })).id).toBe(first.id)
    const printed = await staff.data(calls.printReceipt, { id: first.id })
    expect([printed.print.number, printed.receipt.uid]).toEqual([2, ticket])
  })

  it('gets the tray that its phones need at security, or when it is scanned there again', async () => {
    await clean(server)
    const staff = await manager()
    await staff.data(calls.setTrays, { trays: 1 })
    const holder = await enter(staff, { trayRequired: true })
    const kept = {
      made_by: staff.userId,
      made_at: new Date(Date.now() - 600_000).toISOString(),
      sent_at: new Date().toISOString(),
    }
    const [one, two] = [
      await enter(staff, { kept, mobilesCollected: 3 }),
      await enter(staff, { kept, mobilesCollected: 1 }),
    ]
    expect([one.trayNo, two.trayNo]).toEqual([null, null])
    const scan = (idNumber: string, trayRequired = false) =>
      staff.send(calls.status, { idNumber, isSecurity: true, trayRequired })
    expect((await scan(one.uid, true)).body.message).toMatch(/^No tray is free\./)
    expect((await scan(one.uid)).body.data).toMatchObject({
      securityExit: true,
      trayNo: null,
      lacksTray: true,
    })
    const again = await scan(one.uid)
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringMatching(
        /^This visit already passed security at .* still needs a tray, but none is free\.$/,
      ),
    ])
    await staff.data(calls.status, { idNumber: holder.uid, isSecurity: false })
    await staff.data(calls.handBack, { id: holder.id })
    expect((await scan(one.uid)).body.data).toMatchObject({ trayNo: 1, lacksTray: false })
    expect((await scan(one.uid)).body.message).toMatch(
      /^This visit already passed security at [^,]*, [^,]*\.$/,
    )
    await staff.data(calls.setTrays, { trays: 600 })
    expect((await scan(two.uid)).body.data).toMatchObject({ trayNo: 2, lacksTray: false })
  })
})
