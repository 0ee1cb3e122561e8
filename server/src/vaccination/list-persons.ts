import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { asciiDigits } from '@nivas/contract/digits.ts'
import { isMasked } from '@nivas/contract/identity/stand-in.ts'
import { soughtNumber } from '@nivas/contract/phone-numbers.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import type { AgeGroup } from '@nivas/contract/vaccination/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningWith, containing, countUpToLimit, hasWords, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type PersonRow, personColumns, toPerson } from './read-person.ts'

type Persons = typeof vaccination.persons

const orders = {
  srNo: sql`p.id`,
  name: sql`lower(full_name(p.first_name, p.last_name))`,
  doses: sql`p.dose_count`,
}

/** The age of a person on the day of a dose. */
const age = sql`extract(year from age(d.given_on, given_to.dob))`
const ages: Record<AgeGroup, RawBuilder<unknown>> = {
  under18: sql`${age} < 18`,
  from18: sql`${age} between 18 and 44`,
  from45: sql`${age} between 45 and 59`,
  from60: sql`${age} >= 60`,
  ageUnknown: sql`given_to.dob is null`,
}

/** The text of a record that a filter searches, as in its index. */
const text = sql`(full_name(p.first_name, p.last_name) || ' ' || p.mobile || ' ' || p.address)`

/** Whether a text is a Sr.No, as cards and refusals show it. */
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text.trim())

/** The id and the text of a record, which is present or was merged. */
type Recorded = { id: RawBuilder<unknown>; text: RawBuilder<unknown> }

const present: Recorded = { id: sql`p.id`, text }
const merged: Recorded = {
  id: sql`merged_id`,
  text: sql`(full_name(first_name, last_name) || ' ' || mobile || ' ' || address)`,
}

/**
 * SQL condition: the record contains every word of the filter, or the filter is its mobile number or Sr.No. Addresses
 * may have the digits of a Hindi keyboard, while numbers have 0 to 9.
 */
function isIn({ id, text }: Recorded, filter: string) {
  const plain = asciiDigits(filter)
  const mobile = soughtNumber(plain, 5)
  return sql.join(
    [
      sql`(${hasWords(text, filter)})`,
      ...(mobile === undefined ? [] : [sql`${text} ilike ${containing(mobile)}`]),
      ...(isId(plain) ? [sql`${id} = ${plain}::int`] : []),
    ],
    sql` or `,
  )
}

/** SQL condition: the filter finds the record, or a record that was merged into it, or is its card. */
function matches(filter: string) {
  const plain = asciiDigits(filter)
  return sql`(${sql.join(
    [
      isIn(present, filter),
      sql`p.id = any(array(select person_id from vaccination_merges where ${isIn(merged, filter)}))`,
      sql`card_key(p.card_no) = card_key(${plain})`,
      // A card that is an identity number is typed completely, and arrives as its last digits.
      ...(isMasked(plain) ? [sql`card_key(p.card_no) like card_key(${beginningWith(plain.trim())})`] : []),
    ],
    sql` or `,
  )})`
}

function personsOf({ filter, has, vtype, from, to, dose, age: group }: Input<Persons>) {
  const given = [
    ...(vtype === undefined ? [] : [sql`d.vaccine_type_id = ${vtype}`]),
    ...(from === undefined ? [] : [sql`d.given_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`d.given_on <= ${to}`]),
    ...(dose === undefined ? [] : [sql`d.dose = ${dose}`]),
    ...(group === undefined ? [] : [ages[group]]),
  ]
  const conditions = [
    sql`true`,
    ...(filter === undefined ? [] : [matches(filter)]),
    ...(has === undefined ? [] : [sql`p.dose_count = ${has}`]),
    ...(given.length === 0
      ? []
      : [
          // The persons of the doses are read first, from the index of the days.
          sql`p.id = any(array(select d.person_id from vaccination_doses d
            ${group === undefined ? sql`` : sql`join vaccination_persons given_to on given_to.id = d.person_id`}
            where ${sql.join(given, sql` and `)}))`,
        ]),
  ]
  return sql`vaccination_persons p where ${sql.join(conditions, sql` and `)}`
}

/** Returns a page of the persons with vaccinations. */
export async function listPersons(
  db: Kysely<DB>,
  _actor: Actor,
  query: Input<Persons>,
): Promise<Answer<Persons>> {
  const { page, per_page, sort, order } = query
  const from = personsOf(query)
  const total = await countUpToLimit(db, from, MOST_COUNTED)
  const way = wayTo({ page, per_page, order }, total, total <= MOST_COUNTED)
  if (!way) return { rows: [], total }
  const by = orders[sort]
  const { rows } = await sql<PersonRow>`select ${personColumns}
    from (select p.id from ${from} order by ${by} ${way.walk}, p.id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
    join vaccination_persons p using (id) order by ${by} ${way.read}, p.id ${way.read}`.execute(db)
  return { rows: rows.map(toPerson), total }
}
