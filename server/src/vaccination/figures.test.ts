import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

it('the dashboard counts people with one dose up to the same limit as their list', async () => {
  await sql`with made as (
      insert into vaccination_persons (first_name, last_name, mobile, address, dob)
      select 'Meena', 'Soni', (9000000000 + n)::text, 'Agra', date '1980-01-31'
      from generate_series(1, ${MOST_COUNTED + 5}::int) as n returning id)
    insert into vaccination_doses (person_id, dose, vaccine_type_id, given_on)
    select id, 1, 1, date '2026-01-31' from made`.execute(server.db)
  const staff = await server.as('vaccination-entry-form')
  expect((await staff.data(dashboard.figures, {})).one_dose_only).toBe(MOST_COUNTED + 1)
})
