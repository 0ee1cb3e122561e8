import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { clean, enter, everyCounter } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })
const staffOf = () => server.as(...everyCounter)

describe('a visit that has not ended', () => {
  it('can be corrected: lists and the summary show its new people, and omitted fields stay', async () => {
    await clean(server)
    const staff = await staffOf()
    const { id } = await enter(staff, { gents: 40, ladies: 0, children: 2, tourType: 2 })
    const sums = async () => {
      const asked = { period: 'Daily', fromDate: today, toDate: today } as const
      const [row] = await staff.data(calls.entryReport, asked)
      return [row?.groupTotal, row?.overallTotal]
    }
    expect(await sums()).toEqual([42, 42])
    const now = await staff.data(calls.editVisit, { id, gents: 4, visitorname: ' Asha Devi ' })
    expect(now).toMatchObject({ id, people: 6, name: 'Asha Devi', mobilesCollected: 0, lacksTray: false })
    expect(await staff.data(calls.pending, {})).toMatchObject([
      { id, name: 'Asha Devi', mobile: '9876543210', people: 6, gents: 4, ladies: 0, children: 2 },
    ])
    expect(await sums()).toEqual([6, 6])
    // The same holds after a job has added the visit to the sums.
    await sql`select samadh_sum_until(now() + interval '1 hour')`.execute(server.db)
    await staff.data(calls.editVisit, { id, children: 0 })
    expect(await sums()).toEqual([4, 4])
  })

  it('needs a tray for phones that were forgotten, which the security point gives', async () => {
    await clean(server)
    const staff = await staffOf()
    const { id, uid } = await enter(staff)
    const now = await staff.data(calls.editVisit, { id, mobilesCollected: 3 })
    expect(now).toMatchObject({ mobilesCollected: 3, trayNo: null, lacksTray: true })
    const cleared = await staff.data(calls.status, { idNumber: uid, isSecurity: true })
    expect(cleared).toMatchObject({ trayNo: 1, mobilesCollected: 3, lacksTray: false })
    const out = await staff.data(calls.status, { idNumber: uid, isSecurity: false })
    expect(out).toMatchObject({ trayNo: 1, mobilesCollected: 3, toReturn: true })
  })

  it('needs no tray once its phones are corrected to none, unless a tray was requested or given', async () => {
    await clean(server)
    const staff = await server.as(...everyCounter, 'samadh-visit-hours')
    await staff.data(calls.setTrays, { trays: 1 })
    const withTray = await enter(staff, { mobilesCollected: 1 })
    const plain = await enter(staff)
    await staff.data(calls.editVisit, { id: plain.id, mobilesCollected: 3 })
    const none = { mobilesCollected: 0 }
    expect(await staff.data(calls.editVisit, { id: plain.id, ...none })).toMatchObject({ lacksTray: false })
    const cleared = await staff.data(calls.status, { idNumber: plain.uid, isSecurity: true })
    expect(cleared).toMatchObject({ trayNo: null, lacksTray: false, toReturn: false })
    // The other visit has a tray already, which is handed back as usual.
    const given = await staff.data(calls.editVisit, { id: withTray.id, ...none })
    expect(given).toMatchObject({ trayNo: 1, lacksTray: false, toReturn: true })
    const now = new Date().toISOString()
    const kept = { made_by: staff.userId, made_at: now, sent_at: now }
    const asked = await enter(staff, { trayRequired: true, mobilesCollected: 2, kept })
    expect(asked.trayNo).toBeNull()
    expect(await staff.data(calls.editVisit, { id: asked.id, ...none })).toMatchObject({ lacksTray: true })
    await staff.data(calls.setTrays, { trays: 500 })
  })

  it('stores the mobile number and e-mail of its visitor, and the audit does not', async () => {
    const staff = await staffOf()
    const { id } = await enter(staff, { mobileNumber: '9876501111', email: 'asha@example.org' })
    await staff.data(calls.editVisit, { id, mobileNumber: '9876502222', gents: 3 })
    const { rows } = await sql<{ said: object }>`select said from audit_log
      where record_type = 'samadh_visit' and record_id = ${id} order by id`.execute(server.db)
    expect(rows.map(({ said }) => said)).toMatchObject([{ visitorname: 'Asha Rao' }, { gents: 3 }])
    expect(JSON.stringify(rows)).not.toMatch(/98765|asha@|mobileNumber/)
  })

  it('has at least one person; a visit that has ended or is unknown is refused', async () => {
    const staff = await staffOf()
    const { id } = await enter(staff)
    const edit = async (more: object) => {
      const { status, body } = await staff.send(calls.editVisit, { id, ...more })
      return [status, body.errors ?? body.message]
    }
    expect(await edit({ gents: 0, ladies: 0 })).toEqual([
      422,
      { gents: ['Please enter at least one person'] },
    ])
    expect((await edit({ visitorname: 'R2D2' }))[0]).toBe(422)
    expect((await edit({ id: 2_147_483_647, gents: 3 }))[0]).toBe(404)
    await staff.data(calls.status, { idNumber: id, isSecurity: false })
    expect(await edit({ gents: 3 })).toEqual([400, 'This visit has ended and cannot be changed.'])
    const guard = await server.as('samadh-exit-point')
    expect((await guard.send(calls.editVisit, { id, gents: 3 })).status).toBe(403)
  })
})
