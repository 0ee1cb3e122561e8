import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { identity } from '@nivas/contract/identity/calls.ts'
import { doneBefore, hideSecrets, provisionalNumber } from '@nivas/contract/outbox.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { forgetRequests } from '../http/housekeeping.ts'
import { inDays, makeNew } from '../testing/factories.ts'
import { seal } from '../testing/seal.ts'
import { useServer } from '../testing/server.ts'
import { newCard } from './testing/entries.ts'

const server = useServer()
const guard = () =>
  server.as('gate-visitor-entry', 'gate-reservations-checkin', 'gate-pending-visit-status-update')

const MINUTE = 60_000
const under = (key: string) => ({ 'idempotency-key': key })
const waited = (made_by: number, minutes: number) => {
  // A clock that is wrong by three hours does not change how long an entry waited.
  const sent = Date.now() + 180 * MINUTE
  return {
    made_by,
    made_at: new Date(sent - minutes * MINUTE).toISOString(),
    sent_at: new Date(sent).toISOString(),
  }
}
const short = (more: object = {}) => ({
  id_card_no: newCard(),
  visitorname: 'Asha Rao',
  houseNo: 'B-12',
  fromdate: inDays(0),
  todate: inDays(0),
  departure_time: '18:00',
  people: 2,
  issatsangi: true,
  ...more,
})
const other = (more: object = {}) => ({
  isnonsatsangi: true,
  // The tests of this file enter the same visitors repeatedly.
  inside: 'both' as const,
  idNumber: '2345 6789 0124',
  visitorname: 'Ravi Kumar',
  people: 1,
  visit_purpose: { purpose_id: 5, otherpurpose: 'Work', country: 'IND', visitormobile: '9876543210' },
  ...more,
})
/** Simulates that this many days have passed since the first sending, and that the nightly deletion has run. */
async function age(key: string, days: number) {
  await sql`update submissions set first_seen = first_seen - ${days} * interval '1 day' where key = ${key}`.execute(
    server.db,
  )
  await forgetRequests(server.db)
}
const visits = (key: string) =>
  server.db
    .selectFrom('gate_visits')
    .innerJoin('submissions', 'submissions.record_id', 'gate_visits.id')
    .selectAll('gate_visits')
    .where('submissions.key', '=', key)
    .where('submissions.call', 'in', ['gate.createEntry', 'gate.createVisitorEntry'])
    .execute()

it('an entry made offline has the time at which it was made, and the time at which it arrived', async () => {
  const [maker, sender] = [await guard(), await guard()]
  const key = crypto.randomUUID()
  const { status } = await sender.send(
    calls.createEntry,
    short({ kept: waited(maker.userId, 90) }),
    under(key),
  )
  expect(status).toBe(200)
  const [visit] = await visits(key)
  expect(visit).toMatchObject({ entered_by: sender.userId, made_by: maker.userId })
  const minutes = (Number(visit?.received_at) - Number(visit?.entered_at)) / MINUTE
  expect(minutes).toBeGreaterThan(89.9)
  expect(minutes).toBeLessThan(90.1)
})

it('an entry made by an unknown user is refused at that field', async () => {
  const key = crypto.randomUUID()
  const sent = short({ kept: waited(2_000_000_000, 5) })
  const { status, body } = await (await guard()).send(calls.createEntry, sent, under(key))
  expect([status, body.errors]).toEqual([422, { 'kept.made_by': ['There is no such user'] }])
  expect(await visits(key)).toEqual([])
})

it('an entry is recorded once for any number of sendings and senders, even after its keys are deleted', async () => {
  const [maker, sender] = [await guard(), await guard()]
  const key = crypto.randomUUID()
  // The first attempt was online, and its answer was lost.
  const made = short()
  const first = await maker.data(calls.createEntry, made, under(key))
  const entry = () => ({ ...made, kept: waited(maker.userId, 5) })
  const again = await Promise.all([
    maker.data(calls.createEntry, entry(), under(key)),
    sender.data(calls.createEntry, entry(), under(key)),
    sender.data(calls.createEntry, entry(), under(key)),
  ])
  await age(key, 8)
  again.push(await sender.data(calls.createEntry, entry(), under(key)))
  expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id, first.id])
  expect(await visits(key)).toHaveLength(1)
})

it('an entry that is sent again after its answer was deleted is still recognised', async () => {
  const [maker, sender] = [await guard(), await guard()]
  const key = crypto.randomUUID()
  const entry = short({ kept: waited(maker.userId, 5) })
  await maker.data(calls.createEntry, entry, under(key))
  await age(key, 31)
  for (const staff of [maker, sender]) {
    const { status, body } = await staff.send(calls.createEntry, entry, under(key))
    expect([status, body.message]).toEqual([400, doneBefore])
  }
  expect(await visits(key)).toHaveLength(1)
})

it('another entry under its key is refused to every sender, without revealing the first', async () => {
  const [maker, other] = [await guard(), await guard()]
  const key = crypto.randomUUID()
  await maker.data(calls.createEntry, short(), under(key))
  for (const staff of [maker, other]) {
    const entry = short({ people: 3, kept: waited(maker.userId, 5) })
    const { status, body } = await staff.send(calls.createEntry, entry, under(key))
    expect([status, Object.keys(body.errors ?? {}), body.data]).toEqual([422, ['Idempotency-Key'], undefined])
  }
})

it('twenty simultaneous sendings of one new entry are one visit', async () => {
  const staff = [await guard(), await guard()]
  const key = crypto.randomUUID()
  const sent = Array.from({ length: 20 }, (_, at) =>
    staff[at % 2]?.data(
      calls.createVisitorEntry,
      other({ kept: waited(staff[0]?.userId ?? 0, 5) }),
      under(key),
    ),
  )
  const ids = new Set((await Promise.all(sent)).map((receipt) => receipt?.id))
  expect(ids.size).toBe(1)
  expect(await visits(key)).toHaveLength(1)
})

it('an identity number that was sealed offline has the same hash as one that was sent at once', async () => {
  const staff = await guard()
  const [plain, key] = [crypto.randomUUID(), crypto.randomUUID()]
  await staff.data(calls.createVisitorEntry, other(), under(plain))
  const sealingKey = await staff.data(identity.sealingKey, {})
  const { request: entry, hidden: numbers } = hideSecrets(other(), () => 'k3f9aa')
  expect(JSON.stringify(entry)).not.toContain('6789')
  expect(entry.idNumber).toMatch(/^XXXX XXXX 0124 #/)
  const sealed = [await seal(sealingKey, key, numbers)]
  await staff.data(calls.createVisitorEntry, { ...entry, sealed, kept: waited(staff.userId, 5) }, under(key))
  const [[one], [two]] = [await visits(plain), await visits(key)]
  expect(two?.aadhaar_hash).toEqual(one?.aadhaar_hash)
  expect(two).toMatchObject({ aadhaar_last4: '0124', id_card_no: null })

  // The number is refused in a different entry, without the sealed part, and with the key of a different server.
  const refused = async (name: string, numbersOfIt: string[]) => {
    const { status, body } = await staff.send(
      calls.createVisitorEntry,
      { ...entry, sealed: numbersOfIt, kept: waited(staff.userId, 5) },
      under(name),
    )
    return [status, Object.keys(body.errors ?? {})]
  }
  const wrong = [422, ['sealed']]
  expect(await refused(crypto.randomUUID(), sealed)).toEqual(wrong)
  expect(await refused(crypto.randomUUID(), [])).toEqual(wrong)
  expect(await refused(crypto.randomUUID(), ['AAAA'])).toEqual(wrong)
  expect(
    await refused(
      crypto.randomUUID(),
      Array.from({ length: 21 }, () => 'AAAA'),
    ),
  ).toEqual(wrong)

  const audit = await server.db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(audit)).not.toContain(sealed[0])
})

it('an entry whose sealed number no longer opens is accepted once its card is scanned again', async () => {
  const staff = await guard()
  const key = crypto.randomUUID()
  const sealingKey = await staff.data(identity.sealingKey, {})
  const { request: entry, hidden: numbers } = hideSecrets(other(), () => 'k3f9aa')
  // Sealed for a key that the server does not have: here for another submission.
  const sealed = [await seal(sealingKey, crypto.randomUUID(), numbers)]
  const kept = waited(staff.userId, 5)
  const refused = await staff.send(calls.createVisitorEntry, { ...entry, sealed, kept }, under(key))
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { sealed: ['The identity number can no longer be read. Please scan the card again.'] },
  ])
  const corrected = { ...entry, idNumber: '2345 6789 0124', sealed, kept }
  expect((await staff.send(calls.createVisitorEntry, corrected, under(key))).status).toBe(200)
  // The network fails again during the correction: the scanned card is sealed beside the text that does not open.
  const later = crypto.randomUUID()
  const both = [...sealed, await seal(sealingKey, later, numbers)]
  expect(
    (await staff.send(calls.createVisitorEntry, { ...entry, sealed: both, kept }, under(later))).status,
  ).toBe(200)
  const [[one], [two]] = [await visits(key), await visits(later)]
  expect(one?.aadhaar_last4).toBe('0124')
  expect(two?.aadhaar_hash).toEqual(one?.aadhaar_hash)
})

it.each([
  ['by a moment', -0.001],
  ['by less than five minutes', -3],
  ['by an hour', -60],
  ['by years, forward', 40 * 365 * 24 * 60],
])('an entry gets the present time when the clock was changed meanwhile %s', async (_, minutes) => {
  const staff = await guard()
  for (const [call, entry] of [
    [calls.createEntry, short] as const,
    [calls.createVisitorEntry, other] as const,
  ]) {
    const key = crypto.randomUUID()
    const sent = { ...entry(), kept: waited(staff.userId, minutes) }
    expect((await staff.send(call as typeof calls.createEntry, sent as never, under(key))).status).toBe(200)
    const [visit] = await visits(key)
    expect(Number(visit?.received_at) - Number(visit?.entered_at)).toBeLessThan(10)
  }
})

it('a reservation checked in elsewhere is refused with that reason, and its key stays free', async () => {
  const staff = await guard()
  const reservation_id = await makeNew(server, inDays(0))
  const entry = {
    reservation_id,
    fromdate: inDays(0),
    todate: inDays(2),
    departure_time: '10:00',
    children: 0,
    adults: 0,
    people: 1,
    members: [{ i_card_number: 'NA', name: 'Asha Rao' }],
  }
  await staff.data(calls.createVisitorEntry, entry, under(crypto.randomUUID()))
  const key = crypto.randomUUID()
  const late = { ...entry, kept: waited(staff.userId, 5) }
  const { status, body } = await staff.send(calls.createVisitorEntry, late, under(key))
  expect([status, body.message]).toEqual([400, 'This reservation is already checked in.'])
  const corrected = { ...late, reservation_id: null }
  expect((await staff.send(calls.createVisitorEntry, corrected, under(key))).status).toBe(200)
})

it('the ticket that was printed offline is valid at the exit', async () => {
  const staff = await guard()
  const key = crypto.randomUUID()
  const { id } = await staff.data(calls.createEntry, short({ kept: waited(staff.userId, 5) }), under(key))
  const left = await staff.data(calls.exit, { idNumber: provisionalNumber(key) })
  expect(left).toMatchObject({ id, people: 2, entryMinutes: 5 })
  const again = await staff.send(calls.exit, { idNumber: provisionalNumber(key) })
  expect(again.status).toBe(400)
  expect(again.body.message).toMatch(/^This visitor was already marked out at /)
})
