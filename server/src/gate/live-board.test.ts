import { access } from '@nivas/contract/access/calls.ts'
import { LIVE_STREAM, type LiveBoard } from '@nivas/contract/gate/board.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { gateFeed } from './feed.ts'
import { newCard } from './testing/entries.ts'

const server = useServer()
const watcher = () =>
  server.as('gate-visitor-entry', 'gate-pending-visit-status-update', 'gate-live-board', 'gate-ceiling')

const enter = (staff: Client, more: object = {}) =>
  staff.data(calls.createEntry, {
    id_card_no: newCard(),
    houseNo: 'B-12',
    fromdate: inDays(0),
    todate: inDays(1),
    departure_time: '10:00',
    people: 1,
    issatsangi: true,
    ...more,
  })

/** Collects the messages that a board on the wall receives. */
async function watch(origin: string, { session }: Client) {
  const gone = new AbortController()
  const response = await fetch(`${origin}/api${LIVE_STREAM}`, { headers: session, signal: gone.signal })
  const boards: LiveBoard[] = []
  let ended = false
  const reading = (async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages)
        if (message.startsWith('data: ')) boards.push(JSON.parse(message.slice(6)) as LiveBoard)
    }
    ended = true
  })().catch(() => {})
  const until = (seen: () => boolean) => expect.poll(seen, { timeout: 50_000 }).toBe(true)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    boards,
    until,
    inside: (people: number) => until(() => boards.at(-1)?.inside === people),
    ended: () => until(() => ended),
    leave: async () => {
      gone.abort()
      await reading
    },
  }
}

describe('the live board', () => {
  it('counts people inside by gate and kind, today’s quarter hours, and overdue visitors', async () => {
    const staff = await watcher()
    await server.db.deleteFrom('gate_visits').execute()
    const [main] = await staff.data(calls.gates, {})
    await enter(staff, { people: 3, gate_id: main?.id })
    await enter(staff, { people: 2, issatsangi: false })
    const late = await enter(staff, {
      people: 1,
      visitorname: 'Late',
      fromdate: inDays(-2),
      todate: inDays(-1),
    })
    const gone = await enter(staff, { people: 50 })
    await staff.data(calls.exit, { idNumber: gone.id })
    const board = await staff.data(calls.liveBoard, {})
    expect(board).toMatchObject({ inside: 6, satsangi: 4, others: 2, ceiling: null, overdue_count: 1 })
    expect(board.gates).toEqual([
      { id: main?.id, name: 'Main gate', satsangi: 3, others: 0 },
      { id: null, name: null, satsangi: 1, others: 2 },
    ])
    expect(board.quarters.reduce((all, { people }) => all + people, 0)).toBe(56)
    expect(board.overdue).toMatchObject([{ id: late.id, name: 'Late' }])
    expect((await (await server.as('bhent')).send(calls.liveBoard, {})).status).toBe(403)
  })

  it('is counted once for all who ask during a count, after that count has ended', async () => {
    const counts: (() => void)[] = []
    const count = () =>
      new Promise<number>((done) => {
        const which = counts.push(() => done(which))
      })
    const listener = { on: () => {}, close: async () => {} }
    const feed = gateFeed(server.db, listener, 'Asia/Kolkata', [{ name: 'Site', channel: 'site', count }])
    const first = feed.read()
    await expect.poll(() => counts.length).toBe(1)
    const others = [feed.read(), feed.read(), feed.read()]
    counts[0]?.()
    expect((await first).sites).toEqual([{ name: 'Site', inside: 1 }])
    await expect.poll(() => counts.length).toBe(2)
    counts[1]?.()
    for (const { sites } of await Promise.all(others)) expect(sites).toEqual([{ name: 'Site', inside: 2 }])
    expect(counts).toHaveLength(2)
  })

  it('has a ceiling that permitted users can set', async () => {
    const staff = await watcher()
    await staff.data(calls.setCeiling, { ceiling: 5000 })
    expect((await staff.data(calls.liveBoard, {})).ceiling).toBe(5000)
    await staff.data(calls.setCeiling, { ceiling: null })
    const other = await server.as('gate-live-board')
    expect((await other.send(calls.setCeiling, { ceiling: 1 })).status).toBe(403)
  })

  it('is sent at each entry and exit, at most once a second', async () => {
    const staff = await watcher()
    await server.db.deleteFrom('gate_visits').execute()
    const begun = Date.now()
    const wall = await watch(server.origin, staff)
    expect([wall.status, wall.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await wall.inside(0)
    const [first] = await Promise.all(Array.from({ length: 20 }, () => enter(staff)))
    await wall.inside(20)
    await staff.data(calls.exit, { idNumber: first?.id ?? 0 })
    await wall.inside(19)
    // One message for each second, and the first one. A busy machine only makes the time longer.
    expect(wall.boards.length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - begun) / 1000))
    expect(wall.boards.length).toBeGreaterThanOrEqual(3)
    await wall.leave()
  })

  it('continues after the listening connection was lost', async () => {
    const staff = await watcher()
    await server.db.deleteFrom('gate_visits').execute()
    const wall = await watch(server.origin, staff)
    await wall.inside(0)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nivas listener' and datname = current_database()`.execute(server.db)
    await enter(staff)
    await wall.inside(1)
    await enter(staff)
    await wall.inside(2)
    await wall.leave()
  })

  it('continues when the clock of the server is put back by an hour', async () => {
    const staff = await watcher()
    await server.db.deleteFrom('gate_visits').execute()
    const wall = await watch(server.origin, staff)
    await wall.inside(0)
    const now = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    await enter(staff)
    await wall.inside(1).finally(() => clock.mockRestore())
    await wall.leave()
  })

  it('is the same on two servers of one database, and ends when a server stops', async () => {
    const staff = await watcher()
    await server.db.deleteFrom('gate_visits').execute()
    const { origin, stop } = await server.another()
    const wall = await watch(origin, staff)
    await wall.inside(0)
    await enter(staff, { people: 5 })
    await wall.inside(5)
    await stop()
    await wall.ended()
  })

  it('requires a permission, and ends with the session', async () => {
    const stranger = await server.as('bhent')
    expect((await watch(server.origin, stranger)).status).toBe(403)
    expect((await watch(server.origin, server.anonymous)).status).toBe(401)
    const staff = await watcher()
    const wall = await watch(server.origin, staff)
    await wall.until(() => wall.boards.length > 0)
    await staff.data(access.logout, {})
    await wall.ended()
  })
})
