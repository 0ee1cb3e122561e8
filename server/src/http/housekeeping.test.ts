import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PORTION } from '../db/in-portions.ts'
import { refuseMany } from '../testing/refuse-many.ts'
import { useServer } from '../testing/server.ts'
import { forgetRequests } from './housekeeping.ts'

const server = useServer(undefined, { jobs: false })

/** Stores more than one portion of submissions of this age. */
const send = (days: number, forGood: boolean) =>
  sql`insert into submissions (key, person, call, first_seen, for_good, answer)
    select gen_random_uuid(), 0, 'test', now() - make_interval(days => ${days}::int), ${forGood}::boolean, decode('00', 'hex')
    from generate_series(1, ${PORTION + 1}::int)`.execute(server.db)

it('any number of old submissions is deleted, one portion in each statement', async () => {
  await send(8, false)
  await send(8, true)
  await send(31, true)
  await refuseMany(server.db, 'submissions')
  await forgetRequests(server.db)
  const { rows } = await sql`select for_good, first_seen < now() - interval '30 days' as old,
      count(*)::int as submissions, count(answer)::int as answers
    from submissions where call = 'test' group by 1, 2 order by 2`.execute(server.db)
  expect(rows).toEqual([
    { for_good: true, old: false, submissions: PORTION + 1, answers: PORTION + 1 },
    { for_good: true, old: true, submissions: PORTION + 1, answers: 0 },
  ])
})

it('any number of old tries is deleted, one portion in each statement', async () => {
  await sql`insert into public_tries (kind, source, at) select 'test', n::text, now() - interval '2 days'
    from generate_series(1, ${PORTION + 1}::int) as n`.execute(server.db)
  await sql`insert into public_tries (kind, source) values ('test', 'new')`.execute(server.db)
  await refuseMany(server.db, 'public_tries')
  await forgetRequests(server.db)
  const left = await server.db
    .selectFrom('public_tries')
    .select('source')
    .where('kind', '=', 'test')
    .execute()
  expect(left).toEqual([{ source: 'new' }])
})
