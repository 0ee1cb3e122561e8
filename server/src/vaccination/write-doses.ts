import { type Dose, wrongDoses } from '@nivas/contract/vaccination/doses.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'

/** Refuses doses after today. Only the server knows the venue's day. */
export function refuseFuture({ today }: Actor, { doses }: { doses: readonly Dose[] }): void {
  const [wrong] = wrongDoses(doses, today)
  if (wrong) throw wrongField(`doses.${wrong.at}.${wrong.field}`, wrong.text)
}

/** Refuses an unknown vaccine, and one that is switched off unless the dose has it already. */
async function refuseTypes(trx: Transaction<DB>, person: number, rows: string): Promise<void> {
  const { rows: wrong } = await sql<{ dose: number; is_known: boolean }>`
    select given.dose, t.id is not null as is_known
    from json_to_recordset(${rows}::json) as given (dose int, vtype int)
    left join vaccine_types t on t.id = given.vtype
    left join vaccination_doses d on d.person_id = ${person} and d.dose = given.dose
    where t.id is null or (not t.is_active and d.vaccine_type_id is distinct from t.id)
    order by given.dose limit 1`.execute(trx)
  const [first] = wrong
  if (!first) return
  throw wrongField(
    `doses.${first.dose - 1}.vtype`,
    first.is_known
      ? 'This vaccine is no longer given. Please choose another one.'
      : 'There is no such vaccine type',
  )
}

/** Replaces the doses of a person. Unchanged doses keep the user who recorded them. */
export async function writeDoses(
  trx: Transaction<DB>,
  actor: Actor,
  person: number,
  doses: readonly Dose[],
): Promise<void> {
  await sql`delete from vaccination_doses where person_id = ${person} and dose > ${doses.length}`.execute(trx)
  const rows = JSON.stringify(doses)
  await refuseTypes(trx, person, rows)
  await refusing(
    sql`insert into vaccination_doses as d (person_id, dose, vaccine_type_id, given_on, recorded_by)
      select ${person}::int, dose, vtype, date, ${actor.id}::int
        from json_to_recordset(${rows}::json) as given (dose int, vtype int, date date)
      on conflict (person_id, dose) do update
        set vaccine_type_id = excluded.vaccine_type_id, given_on = excluded.given_on,
          recorded_at = now(), recorded_by = excluded.recorded_by
        where (d.vaccine_type_id, d.given_on) is distinct from (excluded.vaccine_type_id, excluded.given_on)`.execute(
      trx,
    ),
    {
      vaccination_doses_vaccine_type_id_fkey: () =>
        wrongField(`doses.${doses.length - 1}.vtype`, 'There is no such vaccine type'),
      dose_not_in_future: () =>
        wrongField(`doses.${doses.length - 1}.date`, 'The date of a dose cannot be after today'),
    },
  )
}
