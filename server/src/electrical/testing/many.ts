export const after = ['cash']

/** Returns SQL for the first day of the month `months` ago. */
const ago = (months: string) =>
  `(date_trunc('month', current_date) - make_interval(months => ${months}))::date`

/**
 * Statements for 5,000 houses on 40 lines in 20 groups, with two years of readings and bills. The last month is open,
 * and all months of one house in a hundred.
 */
export const many = () => [
  `insert into electric_lines (name) select 'Line ' || n from generate_series(1, 40) n`,
  `insert into satsangi_groups (name) select 'Group ' || n from generate_series(1, 20) n`,
  `insert into charge_types (name, amount, is_fixed) values ('Upkeep', 50, true), ('Units', 7.5, false)`,
  `insert into electric_profiles (name, houseno, house_key, house_order, line_id, group_id)
    select 'Asha ' || n, 'H ' || n, 'H' || n, 'H' || lpad(n::text, 12, '0'), 1 + n % 40, 1 + n % 20 from generate_series(1, 5000) n`,
  `insert into profile_charges (profile_id, charge_type_id, is_fixed, amount, is_enabled)
    select p.id, c.id, c.is_fixed, c.amount, true from electric_profiles p, charge_types c`,
  `insert into electric_readings (profile_id, line_id, month, last_reading, reading, new_meter, units, read_by)
    select p.id, p.line_id, ${ago('25 - n')}, (n - 1) * 100, n * 100, false, 100, 1 from generate_series(1, 24) n, electric_profiles p`,
  `insert into bill_lines (profile_id, month, reading_id, charge_type_id, amount, rate)
    select r.profile_id, r.month, r.id, c.id, case when c.is_fixed then 50 else 750 end, case when c.is_fixed then null else 7.5 end
    from electric_readings r, charge_types c`,
  `insert into open_lines (line_id, profile_id, month, balance) select id, profile_id, month, amount from bill_lines
    where month = ${ago('1')} or profile_id % 100 = 0`,
  // Payments without money, which set credits against dues; they have no row of the cash book.
  `insert into dues_payments (key, profile_id, received, paid_on, taken_by)
    select gen_random_uuid(), id, 0, ${ago('1')}, 1 from electric_profiles`,
]
