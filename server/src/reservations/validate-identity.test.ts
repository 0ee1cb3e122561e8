import { randomUUID } from 'node:crypto'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { PORTION } from '../db/in-portions.ts'
import { makeCustomer } from '../testing/factories.ts'
import { refuseMany } from '../testing/refuse-many.ts'
import { useServer } from '../testing/server.ts'
import { forgetApplicants } from './identity-token.ts'

const server = useServer()
beforeEach(() => sql`truncate public_tries, customers restart identity cascade`.execute(server.db))

const from = (address: string) => ({ 'x-forwarded-for': address })
const notFound =
  'We did not find you with this information. Please check it, or tick ‘I have no ID card’ and fill in the whole form.'
const ask = (request: Record<string, string | undefined>, address = '203.0.113.1') =>
  server.anonymous.send(calls.validateIdentity, request, from(address))

describe('an applicant', () => {
  it('is found by the number of the card, and sees only enough to recognise themselves', async () => {
    const { id_card_no, email } = await makeCustomer(server)
    const { status, body } = await ask({ id_card_no: ` ${id_card_no.toLowerCase()} ` })
    expect(status).toBe(200)
    expect(body.customer).toEqual([
      { id_card_no, email: 'a••••••@example.org', phone: '••••••3210', city: 'Agra' },
    ])
    expect(body.data.customer).toEqual(body.customer)
    for (const secret of [email ?? '', '43210', 'Asha', '1980'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('without the card is found by name, birth date and city, and does not see the number', async () => {
    const { id_card_no } = await makeCustomer(server)
    const { status, body } = await ask({ fl_name: ' ASHA   rao', dob: '1980-01-31', city: 'agra ' })
    expect([status, body.customer?.[0]?.id_card_no]).toEqual([200, `••••••${id_card_no.slice(-3)}`])
    expect(JSON.stringify(body)).not.toContain(id_card_no)
  })

  it('is found by all three only', async () => {
    await makeCustomer(server)
    for (const wrong of [
      { fl_name: 'Asha', dob: '1980-01-31', city: 'Agra' },
      { fl_name: 'Asha Rao', dob: '1980-01-30', city: 'Agra' },
      { fl_name: 'Asha Rao', dob: '1980-01-31', city: 'Delhi' },
      { id_card_no: 'NR-1' },
    ]) {
      const { status, body } = await ask(wrong)
      expect([status, body.error]).toEqual([400, notFound])
    }
    const { status, body } = await ask({ fl_name: 'Asha Rao' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['dob', 'city']])
    expect((await ask({})).body.errors?.id_card_no).toEqual([
      'Please enter your ID card number, or else your full name, date of birth and city',
    ])
  })

  it('is not found when two persons have the same name, birthday and city', async () => {
    await makeCustomer(server)
    await makeCustomer(server)
    expect((await ask({ fl_name: 'Asha Rao', dob: '1980-01-31', city: 'Agra' })).status).toBe(400)
  })
})

it('an applicant whose answer was lost gets the same one again, even when it was a refusal', async () => {
  const headers = { 'idempotency-key': randomUUID(), ...from('203.0.113.9') }
  const sent = () => server.anonymous.send(calls.validateIdentity, { id_card_no: 'NR-1' }, headers)
  const [first, again] = [await sent(), await sent()]
  expect([first.status, again.status]).toEqual([400, 400])
  expect(again.body).toEqual(first.body)
})

describe('a visitor who tries other people', () => {
  const byName = (address: string) => ask({ fl_name: 'Nobody', dob: '1980-01-31', city: 'Agra' }, address)

  it('is stopped after five names, and after twenty tries in all; a neighbour is not', async () => {
    const { id_card_no } = await makeCustomer(server)
    for (let misses = 0; misses < 5; misses += 1) expect((await byName('203.0.113.2')).status).toBe(400)
    const stopped = await byName('203.0.113.2')
    expect([stopped.status, stopped.body.message]).toEqual([
      429,
      'Too many tries. Please wait 15 minutes and try again.',
    ])
    for (let more = 0; more < 15; more += 1)
      expect((await ask({ id_card_no }, '203.0.113.2')).status).toBe(200)
    expect((await ask({ id_card_no }, '203.0.113.2')).status).toBe(429)
    expect((await ask({ id_card_no }, '203.0.113.3')).status).toBe(200)
    await sql`update public_tries set at = at - interval '15 minutes'`.execute(server.db)
    expect((await byName('203.0.113.2')).status).toBe(400)
  })

  it('gains nothing from simultaneous tries, or from all addresses of an IPv6 network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => ask({ id_card_no: `NR-${at}` }, `2001:db8:1:2::${at + 1}`)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('has no limit when signed in as staff', async () => {
    const staff = await server.as()
    for (let tries = 0; tries < 25; tries += 1)
      expect((await staff.send(calls.validateIdentity, { id_card_no: 'NR-1' })).status).toBe(400)
  })
})

it('the input of an identity check is not in the audit', async () => {
  const { id_card_no } = await makeCustomer(server)
  await ask({ id_card_no })
  const { rows } = await sql`select said from audit_log where call = 'reservations.validateIdentity'`.execute(
    server.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(id_card_no)
})

it('any number of old proofs and applications is deleted, one portion in each statement; those of today stay', async () => {
  const { id } = await makeCustomer(server)
  const age = sql`now() - make_interval(hours => case when n = 1 then 1 else 25 end)`
  const many = sql`generate_series(1, ${PORTION + 2}::int) as n`
  await sql`insert into identities (token_hash, customer_id, created_at)
    select sha256(n::text::bytea), ${id}::int, ${age} from ${many}`.execute(server.db)
  await sql`insert into sent_applications (content_hash, at) select sha256(n::text::bytea), ${age} from ${many}`.execute(
    server.db,
  )
  await refuseMany(server.db, 'identities')
  await refuseMany(server.db, 'sent_applications')
  await forgetApplicants(server.db)
  const { rows } = await sql`select (select count(*)::int from identities) as identities,
    (select count(*)::int from sent_applications) as applications`.execute(server.db)
  expect(rows).toEqual([{ identities: 1, applications: 1 }])
})
