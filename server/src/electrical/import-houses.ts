import { housesColumns } from '@nivas/contract/electrical/houses-columns.ts'
import { say } from '@nivas/contract/texts.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { activeCharges } from './list-charge-types.ts'
import { lockProfiles } from './lock-profile.ts'
import { firstReadingStays } from './reading-rows.ts'
import { changedMeanwhile, keepHouseKeys } from './staged-houses.ts'

/** The condition that a row would change a first reading of a house `p` from which units have been counted. */
const changesReadMeter = sql`s."firstReading" <> p.first_reading
  and ${firstReadingStays}`

/** Columns whose values a house keeps if the file does not have the column. */
const optional = ['meterno', 'metertype'] as const

type Column = (typeof housesColumns)[number]['name']
type Problem = {
  name: Column
  value: RawBuilder<unknown>
  text: RawBuilder<unknown>
  where: RawBuilder<unknown>
}

const textOf = (key: string) => sql`${JSON.stringify({ key })}::jsonb`

const problems: readonly Problem[] = [
  {
    name: 'line',
    value: sql`s.line`,
    text: textOf('There is no such electric line'),
    where: sql`k.line_id is null`,
  },
  {
    name: 'line',
    value: sql`s.line`,
    text: textOf('This electric line is switched off'),
    where: sql`not l.is_enabled and p.line_id is distinct from l.id`,
  },
  {
    name: 'group',
    value: sql`s."group"`,
    text: textOf('There is no such satsangi group'),
    where: sql`k.group_id is null`,
  },
  {
    name: 'firstReading',
    value: sql`s."firstReading"::text`,
    text: sql`jsonb_build_object('key', 'This house was already read, so its first reading stays {{reading}}.',
      'values', jsonb_build_object('reading', p.first_reading))`,
    where: changesReadMeter,
  },
  {
    name: 'charges',
    value: sql`(select string_agg(c.name, '; ') from staged_charges c where c.row_number = s.row_number and c.id is null)`,
    text: textOf('There is no such Bhaint type'),
    where: sql`exists (select from staged_charges c where c.row_number = s.row_number and c.id is null)`,
  },
  {
    name: 'charges',
    value: sql`(select string_agg(c.name, '; ') from staged_charges c where c.row_number = s.row_number and not c.is_fixed)`,
    text: textOf('A house can have only one charge per unit'),
    where: sql`(select count(*) from staged_charges c where c.row_number = s.row_number and not c.is_fixed) > 1`,
  },
]

/** The charges of a house as one text, for comparison. */
const asText = sql`string_agg(c.id || ':' || c.amount::numeric(12, 2), ' ' order by c.id)`

/** The condition that a row changes its house `p`. */
const changes = (present: readonly string[]) =>
  sql.join(
    [
      sql`(s.name, l.id, g.id) is distinct from (p.name, p.line_id, p.group_id)`,
      ...optional
        .filter((name) => present.includes(name))
        .map((name) => sql`${sql.ref(`s.${name}`)} is distinct from ${sql.ref(`p.${name}`)}`),
      sql`s."firstReading" <> p.first_reading`,
      sql`(s.charges is not null and (select ${asText} from staged_charges c where c.row_number = s.row_number)
        is distinct from (select ${asText} from (select charge_type_id as id, amount from profile_charges
          where profile_id = p.id and is_enabled) as c))`,
    ],
    sql` or `,
  )

/**
 * Locks the houses of these rows. The comparison locked none: refuses a house that was read since, or whose family has
 * left since.
 */
async function lockUnchanged(trx: Transaction<DB>, rows: RawBuilder<unknown>): Promise<void> {
  await lockProfiles(trx, sql`p.id in (select k.profile from ${rows})`)
  const { rows: changed } = await sql<{
    row_number: number
    houseno: string
    first_reading: string
    hasLeft: boolean
  }>`select s.row_number, p.houseno, p.first_reading, p.left_on is not null as "hasLeft"
    from ${rows} join electric_profiles p on p.id = k.profile
    where p.left_on is not null or (${changesReadMeter}) order by s.row_number limit 1`.execute(trx)
  for (const { row_number, houseno, first_reading, hasLeft } of changed) {
    const reading = Number(first_reading)
    const wrong = hasLeft
      ? say('The family of this account has left the house, so the account stays switched off.')
      : say('This house was already read, so its first reading stays {{reading}}.', { reading })
    throw changedMeanwhile(row_number, houseno, wrong)
  }
}

async function updateChanged(
  trx: Transaction<DB>,
  present: readonly string[],
  rows: RawBuilder<unknown>,
): Promise<void> {
  const set = [
    sql`name = s.name, line_id = k.line_id, group_id = k.group_id, first_reading = coalesce(s."firstReading", p.first_reading)`,
    ...optional
      .filter((name) => present.includes(name))
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`s.${name}`)}`),
  ]
  await sql`update electric_profiles p set ${sql.join(set)} from ${rows} where p.id = k.profile and k.outcome = 'changed'`.execute(
    trx,
  )
}

/** Inserts the new houses of these rows. Refuses a house that a desk has added since the comparison. */
async function insertNew(trx: Transaction<DB>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`with made as (
      insert into electric_profiles (name, houseno, house_key, house_order, meterno, metertype, line_id, group_id, first_reading)
      select s.name, s.houseno, k.house_key, k.house_order, s.meterno, s.metertype, k.line_id, k.group_id, coalesce(s."firstReading", 0)
      from ${rows} where k.outcome = 'new' order by s.row_number on conflict (house_key) do nothing
      returning id, house_key)
    update compared k set profile = made.id from made where k.house_key = made.house_key`.execute(trx)
  const { rows: known } = await sql<{ row_number: number; houseno: string }>`
    select s.row_number, s.houseno from ${rows} where k.profile is null order by s.row_number limit 1`.execute(
    trx,
  )
  for (const { row_number, houseno } of known)
    throw changedMeanwhile(row_number, houseno, say('A house with this number already exists'))
}

/** Replaces the charges of the houses of these rows. A new house whose row names none gets the active Bhaint types. */
async function writeCharges(trx: Transaction<DB>, rows: RawBuilder<unknown>): Promise<void> {
  const houses = sql`${rows} join electric_profiles p on p.id = k.profile and k.outcome <> 'unchanged'`
  await sql`update profile_charges c set is_enabled = false from ${houses}
      where c.profile_id = p.id and s.charges is not null and c.is_enabled`.execute(trx)
  const given = sql`select p.id, c.id, c.is_fixed, c.amount, true from ${houses} join staged_charges c on c.row_number = s.row_number`
  const standard = sql`select p.id, c.id, c.fixedcharges = 1, c.amount, c.enabled = 1 from ${houses}
      cross join json_to_recordset(${JSON.stringify(await activeCharges(trx))}::json)
        as c (id int, fixedcharges int, amount numeric, enabled int)
      where k.outcome = 'new' and s.charges is null`
  for (const charges of [given, standard])
    await sql`insert into profile_charges as old (profile_id, charge_type_id, is_fixed, amount, is_enabled) ${charges}
        on conflict (profile_id, charge_type_id) do update set amount = excluded.amount, is_enabled = excluded.is_enabled`.execute(
      trx,
    )
}

/**
 * Imports houses from the table `staged`, by their house numbers. A row without charges leaves the charges of its house
 * as they are, or gives a new house the active Bhaint types.
 */
export const housesImport = {
  table: sql`houseno text, name text, line text, "group" text, meterno text, metertype text, "firstReading" numeric, charges jsonb`,

  /** Makes the table `compared`, with the outcome, house, line and group of each row, and adds the problems. */
  compare: async (trx: Transaction<DB>, present: readonly string[]): Promise<void> => {
    await keepHouseKeys(trx)
    await sql`create temp table staged_charges on commit drop as
      select s.row_number, c.name, c.amount, t.id, t.is_fixed
      from staged s cross join lateral jsonb_to_recordset(s.charges) as c (name text, amount numeric)
      left join charge_types t on lower(t.name) = lower(c.name) where s.charges is not null`.execute(trx)
    await sql`create index on staged_charges (row_number)`.execute(trx)
    await sql`analyze staged_charges`.execute(trx)
    await sql`create temp table compared on commit drop as
      select s.row_number, p.id as profile, l.id as line_id, g.id as group_id, k.house_key, k.house_order,
        case when p.id is null then 'new' when ${changes(present)} then 'changed' else 'unchanged' end as outcome
      from staged s join house_keys k on k.row_number = s.row_number
      left join electric_profiles p on p.house_key = k.house_key
      left join electric_lines l on lower(l.name) = lower(s.line)
      left join satsangi_groups g on lower(g.name) = lower(s."group")`.execute(trx)
    for (const { name, value, text, where } of problems)
      await sql`insert into staged_problems (row_number, column_title, column_letter, value, text)
        select s.row_number, ${housesColumns.find((one) => one.name === name)?.title ?? name}, null, coalesce(${value}, ''), ${text}
        from staged s join compared k on k.row_number = s.row_number
        left join electric_profiles p on p.id = k.profile left join electric_lines l on l.id = k.line_id
        where ${where} order by s.row_number`.execute(trx)
  },

  /** Writes the rows whose numbers are in a range; unchanged rows are not touched. */
  write: async (
    trx: Transaction<DB>,
    present: readonly string[],
    { from, to }: { from: number; to: number },
  ): Promise<void> => {
    const rows = sql`staged s join compared k on k.row_number = s.row_number and s.row_number between ${from} and ${to}`
    await lockUnchanged(trx, rows)
    await updateChanged(trx, present, rows)
    await insertNew(trx, rows)
    await writeCharges(trx, rows)
  },
}
