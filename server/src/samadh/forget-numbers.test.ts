import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { forgetNumbers } from './forget-numbers.ts'
import { enter, everyCounter } from './testing/enter.ts'

const server = useServer(undefined, { jobs: false })

it('identity numbers of visits are erased after two years; the visit and the venue’s own card stay', async () => {
  const staff = await server.as(...everyCounter)
  const [old, ofSatsangi, recent] = [
    await enter(staff),
    await enter(staff, { idProof: 1, idNumber: 'NR-77' }),
    await enter(staff),
  ]
  const ago = (id: number, days: number) =>
    sql`update samadh_visits set entered_at = now() - make_interval(days => ${days}::int) where id = ${id}`.execute(
      server.db,
    )
  await ago(old.id, 740)
  await ago(ofSatsangi.id, 740)
  await ago(recent.id, 700)
  await forgetNumbers(server.db)
  const { rows } = await sql`
    select id, visitor_name, id_card_no, num_nonnulls(id_last4, id_hash) > 0 as known
    from samadh_visits order by id`.execute(server.db)
  const visit = { visitor_name: 'Asha Rao', id_card_no: null }
  expect(rows).toEqual([
    { ...visit, id: old.id, known: false },
    { ...visit, id: ofSatsangi.id, id_card_no: 'NR-77', known: true },
    { ...visit, id: recent.id, known: true },
  ])
})
