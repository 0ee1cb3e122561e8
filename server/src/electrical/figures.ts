import { CURRENT_MONTHS } from '@nivas/contract/electrical/age.ts'
import { electricalFigures } from '@nivas/contract/electrical/figures.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'
import { countOdd } from './odd-readings.ts'
import { isOfFamilyBefore } from './reading-rows.ts'

export const figures = figuresOf(electricalFigures, {
  houses_to_read: (
    today,
  ) => sql`select count(*)::int from electric_profiles p join electric_lines l on l.id = p.line_id
    where p.is_enabled and l.is_enabled and not exists (
      select from electric_readings r where r.profile_id = p.id and r.month = ${addMonths(today, 0)}::date)
      and not ${isOfFamilyBefore(addMonths(today, 0))}`,
  houses_with_older_dues: (today) => sql`select count(*)::int from (
      select o.profile_id from open_lines o where o.month <= ${addMonths(today, -CURRENT_MONTHS)}::date
      group by o.profile_id having sum(o.balance) > 0) as older`,
  odd_readings: (today) => countOdd(addMonths(today, 0)),
})
