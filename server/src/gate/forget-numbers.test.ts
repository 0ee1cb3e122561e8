import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { forgetNumbers } from './forget-numbers.ts'

const server = useServer(undefined, { jobs: false })

/** Inserts a visit of two people with identity numbers, this many days ago. The second person is a member. */
async function entered(days: number) {
  const { rows } = await sql<{ id: number }>`
    insert into gate_visits (is_satsangi, aadhaar_last4, aadhaar_hash, visitor_name, people, listed, arrival_date,
      departure_date, entered_at, entered_by)
    select false, '1234', decode(md5('visit ' || ${days}::text), 'hex'), 'Asha Rao', 2, 1, day, day, at, 1
    from (select now() - make_interval(days => ${days}::int) as at, current_date - ${days}::int as day) as came
    returning id`.execute(server.db)
  const id = rows[0]?.id ?? 0
  await sql`insert into gate_visitors (visit_id, place, name, i_card_number, aadhaar_last4, aadhaar_hash)
    values (${id}, 1, 'Bina Das', null, '9876', decode(md5('member ' || ${days}::text), 'hex'))`.execute(
    server.db,
  )
  return id
}

it('identity numbers of a visit and its members are erased after two years; the visit stays', async () => {
  const old = await entered(740)
  const recent = await entered(700)
  await forgetNumbers(server.db)
  const { rows } = await sql`
    select v.id, v.visitor_name, v.people, v.aadhaar_last4 as last4, v.aadhaar_hash is null as erased, p.name,
      p.aadhaar_last4 as member4, p.aadhaar_hash is null as member_erased
    from gate_visits v join gate_visitors p on p.visit_id = v.id where v.id in (${old}, ${recent})
    order by v.id`.execute(server.db)
  const visit = { visitor_name: 'Asha Rao', people: 2, name: 'Bina Das' }
  expect(rows).toEqual([
    { ...visit, id: old, last4: null, erased: true, member4: null, member_erased: true },
    { ...visit, id: recent, last4: '1234', erased: false, member4: '9876', member_erased: false },
  ])
})
