import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { application, makeCustomer } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
beforeEach(() => sql`truncate public_tries`.execute(server.db))

const from = (address: string) => ({ 'x-forwarded-for': address })
const apply = (fields: object, address: string) =>
  server.anonymous.send(calls.apply, { ...application(), members: [], ...fields }, from(address))

/** Endings of phone numbers, one of which, 3210, is that of these customers. */
const endings = Array.from({ length: 151 }, (_, at) => String(3060 + at))

const distinct = (answers: readonly { status: number; body: object }[]) => [
  ...new Set(
    answers
      .filter(({ status }) => status !== 429)
      .map(({ status, body }) => JSON.stringify({ status, body })),
  ),
]

describe('a visitor who guesses at a card holder’s phone number or e-mail', () => {
  it('learns nothing from 151 applications, and is stopped', async () => {
    const { id_card_no } = await makeCustomer(server)
    const answers = []
    for (const end of endings)
      answers.push(
        await apply({ id_card_no, phone: `••••••${end}`, email: 'asha@example.org' }, '203.0.113.1'),
      )
    expect(distinct(answers)).toHaveLength(1)
    expect(answers.at(0)?.status).toBe(422)
    expect(answers.at(-1)?.status).toBe(429)
    const taken = answers.filter(({ status }) => status !== 429)
    expect(taken.length).toBeLessThanOrEqual(30)
  })

  it('learns nothing when the right guess is first, or with the e-mail, or an unknown card', async () => {
    const { id_card_no } = await makeCustomer(server)
    const phones = ['••••••3210', '••••••3211', '9876543210']
    const emails = ['a••••••@example.org', 'b••••••@example.org', 'someone@example.net']
    const answers = []
    for (const [at, phone] of phones.entries())
      for (const [also, email] of emails.entries())
        for (const card of [id_card_no, id_card_no.toLowerCase(), 'NR-0'])
          if (phone.includes('•') || email.includes('•'))
            answers.push(await apply({ id_card_no: card, phone, email }, `203.0.113.${10 * at + also}`))
    expect(distinct(answers)).toHaveLength(1)
  })

  it('gains nothing from many addresses, or from all guesses at once', async () => {
    const { id_card_no } = await makeCustomer(server)
    const guess = (end: string, at: number) =>
      apply(
        { id_card_no: at % 2 ? id_card_no : ` ${id_card_no.toLowerCase()} `, phone: `••••••${end}` },
        `2001:db8:0:${at}::1`,
      )
    const answers = await Promise.all(endings.map(guess))
    const taken = answers.filter(({ status }) => status !== 429)
    expect(taken.length).toBeLessThanOrEqual(30)
    expect(distinct(answers)).toHaveLength(1)
    // The holder of the card, who types everything, can still apply.
    expect((await apply({ id_card_no }, '198.51.100.1')).status).toBe(200)
  })

  it('learns nothing about a mask that was not shown, even with a proof of identity', async () => {
    const customer = await makeCustomer(server)
    const { identity, customer: shown } = await server.anonymous.data(
      calls.validateIdentity,
      { id_card_no: customer.id_card_no },
      from('203.0.113.3'),
    )
    const right = { ...shown[0], identity } as { id_card_no: string; phone: string; email: string }
    const wrong = [{ phone: '••••••9999' }, { email: 'z••••••@example.org' }, { id_card_no: '••••••999' }]
    const answers = []
    for (const [at, one] of wrong.entries())
      answers.push(await apply({ ...right, ...one }, `203.0.113.${20 + at}`))
    answers.push(await apply({ ...right, identity: 'made up' }, '203.0.113.30'))
    expect(distinct(answers)).toHaveLength(1)
    expect(answers[0]?.status).toBe(422)
    expect((await apply(right, '203.0.113.31')).status).toBe(200)
  })
})

describe('a visitor who guesses at a person’s birthday', () => {
  it('is stopped, even with many addresses', async () => {
    await makeCustomer(server)
    const days = Array.from({ length: 60 }, (_, at) => `1980-01-${String((at % 30) + 2).padStart(2, '0')}`)
    const answers = await Promise.all(
      days.map((dob, at) =>
        server.anonymous.send(
          calls.validateIdentity,
          { fl_name: at % 2 ? 'Asha Rao' : ' ASHA  rao ', dob, city: 'Agra' },
          from(`2001:db8:1:${at}::1`),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(40)
  })
})
