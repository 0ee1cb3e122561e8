import { fillWith } from './fill-with.ts'

/** The number of months of readings: ten years, up to last month. */
export const MONTHS = 120
export const HOUSES_ON_LINE = 500
/** The units of a house in a month; `METER` is the reading of its meter after the last month. */
export const UNITS = 100
export const METER = MONTHS * UNITS
const HOUSES_IN_GROUP = 1_000
/** The number of last months whose payments have allocations; reports and lists do not read older ones. */
const ALLOCATED = 24

const month = (ago: string) => `(date_trunc('month', current_date) - make_interval(months => ${ago}))::date`

/** The first ids, chosen so that the id of a house or a line differs from all other numbers in a statement. */
const FIRST_HOUSE = 700_000
const FIRST_LINE = 900_000
export const houseId = (n: number) => FIRST_HOUSE + n
export const lineId = (n: number) => FIRST_LINE + n

/** Statements for houses with three charges; every twentieth house owes a year, the others the last month. */
export const houseStatements = (houses: number) => [
  `insert into electric_lines (id, name) overriding system value select ${FIRST_LINE} + n, 'Line ' || n from generate_series(1, ${houses / HOUSES_ON_LINE}) n`,
  `insert into satsangi_groups (name) select 'Group ' || n from generate_series(1, ${houses / HOUSES_IN_GROUP}) n`,
  `insert into charge_types (name, amount, is_fixed) values ('Line upkeep', 60, true), ('Street lamps', 25, true), ('Units', 7.5, false)`,
  `insert into electric_profiles (id, name, houseno, house_key, house_order, line_id, group_id) overriding system value
    select ${FIRST_HOUSE} + n, 'Asha Rao', 'H ' || n, 'H' || n, 'H' || lpad(n::text, 12, '0'), ${FIRST_LINE} + 1 + n % ${houses / HOUSES_ON_LINE}, 1 + n % ${houses / HOUSES_IN_GROUP}
    from generate_series(1, ${houses}) n`,
  `insert into profile_charges (profile_id, charge_type_id, is_fixed, amount, is_enabled)
    select p.id, c.id, c.is_fixed, c.amount, true from electric_profiles p, charge_types c`,
  // Insert month after month, in the order of reading, so that the rows of a house lie far apart.
  `insert into electric_readings (id, profile_id, line_id, month, last_reading, reading, new_meter, units, read_by, read_at)
    overriding system value
    select (n - 1) * ${houses} + p.id, p.id, p.line_id, ${month(`${MONTHS + 1} - n`)}, (n - 1) * ${UNITS}, n * ${UNITS}, false, ${UNITS}, 1,
      ${month(`${MONTHS} - n`)} from generate_series(1, ${MONTHS}) n, electric_profiles p order by n, p.id`,
  `insert into bill_lines (id, profile_id, month, reading_id, charge_type_id, amount, rate) overriding system value
    select (r.id - 1) * 3 + c.id, r.profile_id, r.month, r.id, c.id, case when c.is_fixed then c.amount else 750 end,
      case when c.is_fixed then null else 7.5 end from electric_readings r, charge_types c order by r.id, c.id`,
  `insert into open_lines (line_id, profile_id, month, balance) select id, profile_id, month, amount from bill_lines
    where month = ${month('1')} or (profile_id % 20 = 0 and month >= ${month('12')})`,
  `insert into dues_payments (id, key, profile_id, received, receipt_id, receipt_number, method, paid_on, taken_by, taken_at)
    overriding system value
    select r.id, lpad(to_hex(r.id), 32, '0')::uuid, r.profile_id, 835, -r.id, 'EL/' || r.id, 'CASH', d.day, 1, d.day
    from electric_readings r cross join lateral (select (r.month + make_interval(months => 1, days => r.profile_id % 28))::date as day) as d
    where not exists (select from open_lines o where o.profile_id = r.profile_id and o.month = r.month) order by r.id`,
  `insert into dues_allocations (payment_id, line_id, profile_id, amount)
    select d.id, b.id, d.profile_id, b.amount from dues_payments d join bill_lines b on b.reading_id = d.id
    where b.month >= ${month(`${ALLOCATED}`)}`,
  `select setval(pg_get_serial_sequence(t, 'id'), ${houses * MONTHS * 3 + FIRST_HOUSE * 3})
    from unnest(array['electric_profiles', 'electric_lines', 'electric_readings', 'bill_lines', 'dues_payments']) t`,
]

/** Fills electricity in a migrated database with an administrator, with the rows that the server would have written. */
export const fillElectricity = (adminUrl: string, houses: number): Promise<void> =>
  fillWith(adminUrl, houseStatements(houses))
