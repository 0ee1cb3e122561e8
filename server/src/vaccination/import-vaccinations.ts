import { say, type Text, type TextKey } from '@nivas/contract/texts.ts'
import { vaccinationsColumns } from '@nivas/contract/vaccination/vaccinations-columns.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** The last digits of a sealed number, and the hash that follows them. */
const last4 = sql`substr(s."adharCardNumber", 11, 4)`
const hash = sql`decode(substring(s."adharCardNumber" from '#([0-9a-f]{32})$'), 'hex')`

/**
 * The name in a row. A person is found by it together with the last ten digits of the mobile number, or by the Aadhaar
 * number.
 */
const nameOfRow = sql`lower(full_name(s."firstName", coalesce(s."lastName", '')))`

/** The doses of a row: number, vaccine and day. */
const dosesOfRow = sql`(values (1, s.vaccine1, s.date1), (2, s.vaccine2, s.date2))`

/** The assignments for optional columns of a file, by column. */
const optional: Readonly<Record<string, RawBuilder<unknown>>> = {
  lastName: sql`last_name = s."lastName"`,
  adharCardNumber: sql`aadhaar_last4 = coalesce(${last4}, p.aadhaar_last4), aadhaar_hash = coalesce(${hash}, p.aadhaar_hash)`,
  dob: sql`dob = coalesce(s.dob, p.dob)`,
}

/** A problem of rows of `staged s` with their `compared k`; `text` is a `Text`, as jsonb. */
type Wrong = {
  name: string
  value: RawBuilder<unknown>
  text: RawBuilder<unknown>
  where: RawBuilder<unknown>
}

const asJson = (text: Text) => sql`${JSON.stringify(text)}::jsonb`

/** Writes a day as offices do in their files, because the staged row no longer has the text of its cell. */
const asTyped = (day: RawBuilder<unknown>) => sql`to_char(${day}, 'DD/MM/YYYY')`

const unknownVaccine = (name: 'vaccine1' | 'vaccine2'): Wrong => ({
  name,
  value: sql.ref(`s.${name}`),
  text: asJson(say('Please enter the name of a vaccine that this venue knows')),
  where: sql`${sql.ref(`s.${name}`)} is not null
    and not exists (select from vaccine_types t where lower(t.name) = lower(${sql.ref(`s.${name}`)}))`,
})

const inFuture = (name: 'date1' | 'date2', today: string): Wrong => ({
  name,
  value: asTyped(sql.ref(`s.${name}`)),
  text: asJson(say('The date of a dose cannot be after today')),
  where: sql`${sql.ref(`s.${name}`)} > ${today}::date`,
})

const fitsTwo: TextKey =
  'This row matches two records: Sr.No {{srNo}} by Aadhaar number and Sr.No {{other}} by name and mobile number. Please correct the file or a record.'

/**
 * The problem of a row whose Aadhaar number belongs to one record, and whose name and mobile number belong to another:
 * a person has one record.
 *
 * @param lastName the last name that the record `p` of the row gets
 */
function fitsTwoRecords(lastName: RawBuilder<unknown>): Wrong {
  const other = sql`(select o.id from vaccination_persons p join vaccination_persons o on o.id <> p.id
      and lower(full_name(o.first_name, o.last_name)) = lower(full_name(s."firstName", ${lastName}))
      and right(o.mobile, 10) = right(s.mobile, 10)
    where p.id = k.person and p.aadhaar_hash = ${hash} order by o.id limit 1)`
  return {
    name: 'firstName',
    value: sql`s."firstName"`,
    text: sql`jsonb_build_object('key', ${fitsTwo}::text,
      'values', jsonb_build_object('srNo', k.person, 'other', ${other}))`,
    where: sql`${other} is not null`,
  }
}

/** The record into which a record with the name and mobile number of a row was merged. */
const mergedInto = sql`(select m.person_id from vaccination_merges m
  where lower(full_name(m.first_name, m.last_name)) = ${nameOfRow}
    and right(m.mobile, 10) = right(s.mobile, 10) order by m.merged_at desc limit 1)`

const repeated: TextKey = 'Row {{row}} already has this person'

/**
 * The problem of two rows that fit one record: one by its Aadhaar number, one by the name that it has before the
 * import.
 */
const fitsAsAnother: Wrong = {
  name: 'firstName',
  value: sql`s."firstName"`,
  text: sql`jsonb_build_object('key', ${repeated}::text, 'values', jsonb_build_object('row', k.first_row))`,
  where: sql`k.person is not null and k.first_row < s.row_number`,
}

const mergedKey: TextKey =
  'The record with this name was merged into Sr.No {{srNo}}. Please use the name of that record.'

/** The problem of a row with the name and mobile number of a merged record, which would make that record again. */
const isMerged: Wrong = {
  name: 'firstName',
  value: sql`s."firstName"`,
  text: sql`jsonb_build_object('key', ${mergedKey}::text, 'values', jsonb_build_object('srNo', ${mergedInto}))`,
  where: sql`k.person is null and ${mergedInto} is not null`,
}

const titleOf = (name: string) => vaccinationsColumns.find((column) => column.name === name)?.title ?? name

/** Problems that only the database can find, on the venue's day. */
const wrongsOn = (today: string): readonly Wrong[] => [
  fitsAsAnother,
  isMerged,
  unknownVaccine('vaccine1'),
  unknownVaccine('vaccine2'),
  inFuture('date1', today),
  inFuture('date2', today),
  {
    name: 'date1',
    value: asTyped(sql`s.date1`),
    text: asJson(say('Dose {{dose}} cannot be before dose {{before}}', { dose: 2, before: 1 })),
    where: sql`s.date2 is null and exists (select from vaccination_doses d
      where d.person_id = k.person and d.dose = 2 and d.given_on < s.date1)`,
  },
  {
    name: 'date1',
    value: asTyped(sql`s.date1`),
    text: asJson(say('The date of birth cannot be after a dose')),
    where: sql`s.dob is null and exists (select from vaccination_persons p
      where p.id = k.person and p.dob > s.date1)`,
  },
]

/**
 * The comparison takes no locks, so a desk may have written this record since. The next import compares the file
 * again.
 */
const changedMeanwhile = (row: number) =>
  new Refusal(400, 'The record of row {{row}} was changed meanwhile. Please import the file again.', { row })

/** Locks the records that these rows change, and refuses one that a desk changed or merged since the comparison. */
async function lockUnchanged(trx: Transaction<DB>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`select from vaccination_persons where id in (select k.person from ${rows} where k.outcome = 'changed')
    order by id for no key update`.execute(trx)
  const { rows: changed } = await sql<{ row_number: number }>`select s.row_number
    from ${rows} left join vaccination_persons p on p.id = k.person
    where k.outcome = 'changed' and p.version is distinct from k.version order by s.row_number limit 1`.execute(
    trx,
  )
  for (const { row_number } of changed) throw changedMeanwhile(row_number)
}

async function updateChanged(
  trx: Transaction<DB>,
  present: readonly string[],
  rows: RawBuilder<unknown>,
): Promise<void> {
  const set = [
    sql`version = p.version + 1, first_name = s."firstName", mobile = s.mobile, address = s.address`,
    ...present.flatMap((name) => optional[name] ?? []),
  ]
  await sql`update vaccination_persons p set ${sql.join(set)} from ${rows} where p.id = k.person and k.outcome = 'changed'`.execute(
    trx,
  )
}

/** Inserts the records of new rows, and refuses one that a desk recorded since the comparison. */
async function insertNew(trx: Transaction<DB>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`with made as (
      insert into vaccination_persons (first_name, last_name, mobile, address, dob, aadhaar_last4, aadhaar_hash)
      select s."firstName", coalesce(s."lastName", ''), s.mobile, s.address, s.dob, ${last4}, ${hash}
      from ${rows} where k.outcome = 'new' order by s.row_number on conflict do nothing
      returning id, lower(full_name(first_name, last_name)) as name, mobile)
    update compared k set person = made.id from made join staged s on s.mobile = made.mobile
      and ${nameOfRow} = made.name
    where k.row_number = s.row_number and k.outcome = 'new'`.execute(trx)
  // The unique index contains the mobile number as it was entered, so it does not find one that differs by the country
  // code.
  const { rows: known } = await sql<{ row_number: number }>`select s.row_number
    from ${rows} where k.outcome = 'new' and (k.person is null or exists (select from vaccination_persons o
      where o.id <> k.person and right(o.mobile, 10) = right(s.mobile, 10)
        and lower(full_name(o.first_name, o.last_name)) = ${nameOfRow}))
    order by s.row_number limit 1`.execute(trx)
  for (const { row_number } of known) throw changedMeanwhile(row_number)
}

/** Writes the doses that the rows name; other doses of a person stay. */
async function writeDoses(trx: Transaction<DB>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into vaccination_doses as d (person_id, dose, vaccine_type_id, given_on)
      select k.person, given.dose, t.id, given.day from ${rows}
        cross join lateral ${dosesOfRow} as given (dose, vaccine, day)
        join vaccine_types t on lower(t.name) = lower(given.vaccine)
      where k.outcome <> 'unchanged' and given.day is not null order by s.row_number, given.dose
      on conflict (person_id, dose) do update
        set vaccine_type_id = excluded.vaccine_type_id, given_on = excluded.given_on, recorded_at = now(), recorded_by = null
        where (d.vaccine_type_id, d.given_on) is distinct from (excluded.vaccine_type_id, excluded.given_on)`.execute(
    trx,
  )
}

/** Imports persons with their doses from a table `staged`. A second dose that a file lacks stays. */
export const vaccinationsImport = {
  table: sql`"firstName" text, "lastName" text, mobile text, address text, "adharCardNumber" text, dob date,
    vaccine1 text, date1 date, vaccine2 text, date2 date`,

  /** Makes the table `compared`: the outcome of each row and its existing person; adds the problems. */
  compare: async (trx: Transaction<DB>, present: readonly string[], today: string): Promise<void> => {
    const lastName = present.includes('lastName') ? sql`s."lastName"` : sql`p.last_name`
    await sql`create temp table compared on commit drop as
      select s.row_number, p.id as person, p.version, min(s.row_number) over (partition by p.id) as first_row, case when p.id is null then 'new'
          when (p.first_name, p.last_name, p.mobile, p.address)
              is distinct from (s."firstName", ${lastName}, s.mobile, s.address)
            or (s.dob is not null and s.dob is distinct from p.dob)
            or (${hash} is not null and ${hash} is distinct from p.aadhaar_hash)
            or exists (select from ${dosesOfRow} as given (dose, vaccine, day)
              left join vaccination_doses d on d.person_id = p.id and d.dose = given.dose
              left join vaccine_types t on t.id = d.vaccine_type_id
              where given.day is not null and (d.id is null or d.given_on <> given.day or lower(t.name) <> lower(given.vaccine)))
          then 'changed' else 'unchanged' end as outcome
      from staged s
      left join lateral (
        select * from vaccination_persons p where p.aadhaar_hash = ${hash}
          or (lower(full_name(p.first_name, p.last_name)) = ${nameOfRow} and right(p.mobile, 10) = right(s.mobile, 10))
        order by (p.aadhaar_hash = ${hash}) is true desc limit 1
      ) p on true`.execute(trx)
    for (const { name, value, text, where } of [...wrongsOn(today), fitsTwoRecords(lastName)])
      await sql`insert into staged_problems (row_number, column_title, column_letter, value, text)
        select s.row_number, ${titleOf(name)}, null, ${value}, ${text}
        from staged s join compared k using (row_number) where ${where} order by s.row_number`.execute(trx)
  },

  /** Writes the rows from one number to another; unchanged rows are not touched. */
  write: async (
    trx: Transaction<DB>,
    present: readonly string[],
    { from, to }: { from: number; to: number },
  ): Promise<void> => {
    const rows = sql`staged s join compared k on k.row_number = s.row_number and s.row_number between ${from} and ${to}`
    await lockUnchanged(trx, rows)
    await updateChanged(trx, present, rows)
    await insertNew(trx, rows)
    await writeDoses(trx, rows)
  },
}
