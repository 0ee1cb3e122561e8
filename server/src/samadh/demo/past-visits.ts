import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { regions } from '../../demo/names.ts'

const YEARS_BACK = 2
/** The number of visits of a weekday in the hot months. Other days have a multiple of it. */
const QUIET = 8

const men = regions.flatMap((region) => region.men)
const women = regions.flatMap((region) => region.women)
const surnames = regions.flatMap((region) => region.surnames)
const towns = regions.flatMap((region) => region.towns)

/** Returns SQL for a whole number below `most`, always the same for the same visit and `use`. */
const drawn = (use: string, most: number) =>
  sql`(('x' || substr(md5(day::text || '-' || n || '-' || ${use}), 1, 7))::bit(28)::int % ${most})`

const oneOf = (use: string, list: readonly string[]) => sql`(${list}::text[])[1 + ${drawn(use, list.length)}]`

/**
 * Writes the visits of two years until yesterday: more in the cool months, at weekends and around the Bhandaras, with
 * a peak in the morning and one before evening. The database makes them, because a browser waits for the demo.
 */
export async function writePast(trx: Transaction<DB>, today: string, staff: number): Promise<void> {
  await sql`
    with days as (
      select day::date,
        (${QUIET}
          * case when extract(month from day) in (10, 11, 12, 1, 2, 3) then 2.2 else 1 end
          * case when extract(isodow from day) >= 6 then 1.8 else 1 end
          * case when to_char(day, 'MM-DD') in ('01-26', '02-15', '08-20', '12-25', '12-31') then 3 else 1 end
        )::int as visits
      from generate_series(${today}::date - interval '1 year' * ${YEARS_BACK}::int, ${today}::date - 1, interval '1 day') as day
    ), drawn as (
      select day, n,
        -- Two of three come in the morning.
        day + case when ${drawn('morning', 3)} > 0
          then interval '7 hours' + ${drawn('minute', 210)} * interval '1 minute'
          else interval '15 hours' + ${drawn('minute', 180)} * interval '1 minute' end as entered,
        ${drawn('type', 12)} as type, ${drawn('man', 5)} > 1 as is_man, ${drawn('party', 5)} as party,
        ${drawn('things', 5)} = 0 as has_things, ${drawn('stay', 75)} as stay, ${drawn('proof', 10)} as proof
      from days, generate_series(1, visits) as n
    )
    insert into samadh_visits (id_last4, id_hash, id_proof, visitor_name, mobile, country_id, tour_type, gents, ladies, children,
      mobiles_collected, tray_required, tray_no, birth_year, location, gender, entered_at, received_at, entered_by,
      security_at, security_by, exited_at, exited_by, returned_at, returned_by)
    select lpad(${drawn('last4', 10_000)}::text, 4, '0'), decode(md5('demo ' || day || '-' || n), 'hex'),
      case when proof < 7 then 2 else proof - 3 end,
      case when is_man then ${oneOf('name', men)} else ${oneOf('name', women)} end || ' ' || ${oneOf('surname', surnames)},
      '50' || lpad(${drawn('mobile', 100_000_000)}::text, 8, '0'),
      case when ${drawn('country', 40)} = 0 then 'USA' when ${drawn('country', 40)} = 1 then 'GBR' else 'IND' end,
      case when type < 6 then 3 when type < 8 then 1 when type < 10 then 2 when type < 11 then 4 end,
      case when type between 8 and 10 then 4 + party * 3 else 1 + party % 2 end,
      case when type between 6 and 7 then 0 else party end, case when type < 6 then party % 3 else 0 end,
      case when has_things then 1 + party % 3 else 0 end, has_things, case when has_things then 1 + n % 60 end,
      1945 + ${drawn('born', 60)}, ${oneOf('town', towns)}, case when is_man then 'M' else 'F' end,
      entered, entered, ${staff}::int, entered + interval '4 minutes', ${staff}::int,
      entered + (15 + stay) * interval '1 minute', ${staff}::int,
      case when has_things then entered + (15 + stay) * interval '1 minute' end, case when has_things then ${staff}::int end
    from drawn order by entered, n`.execute(trx)
}
