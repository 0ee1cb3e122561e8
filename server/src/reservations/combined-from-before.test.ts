import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

const reservation = (id: number, status: string, people: number, more = 'false, null') => `
  insert into reservations (id, application_number, status, event_type_id, applicant_name, members, arrival_date, departure_date,
    arrival_time, departure_time, phone, email, wants_meals, is_child, combined_into) overriding system value
    values (${id}, 'A26-00000${id}', '${status}', 1, 'Asha Rao', (select coalesce(jsonb_agg('{"name": "Asha"}'::jsonb), '[]')
      from generate_series(1, ${people})), '2026-05-01', '2026-05-03', '10:00', '10:00', '9876543210', '', false, ${more});`

/**
 * 1 combines 2, which has two members, and 3 and 4, which have none. 5 combined 6, which is separate again. 7 has no
 * members.
 */
const before = `
  ${reservation(1, 'HOLD', 2, 'true, null')}
  ${reservation(2, 'COMBINED', 2, 'false, 1')} ${reservation(3, 'COMBINED', 0, 'false, 1')}
  ${reservation(4, 'COMBINED', 0, 'false, 1')}
  ${reservation(5, 'CANCELLED', 1, 'true, null')} ${reservation(6, 'NEW', 1)} ${reservation(7, 'NEW', 0)}`

const rows = useCarriedOver('_people_of_combined_stays.sql', before)

it('a reservation that was combined before the upgrade counts applicants who named no members', async () => {
  expect(
    (await rows('select members_count from reservations order by id')).map((row) => row.members_count),
  ).toEqual([4, 2, 0, 0, 1, 1, 0])
})
