import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import type { Delivery, Schedule } from '@nivas/contract/schedules/schemas.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { type DeliveryRow, deliveryColumns, joinedToDelivery, stateOf, toDelivery } from './delivery-rows.ts'
import { whyNothing, whyNotSent } from './may-be-sent.ts'
import { readUsers } from './read-users.ts'

type Row = Pick<
  Schedule,
  'id' | 'report' | 'every' | 'hour' | 'event' | 'group' | 'is_active' | 'created_by'
> & {
  receivers: { id: number; name: string; email: string }[]
  last_sent: DeliveryRow | null
  last_failure: DeliveryRow | null
}

/** Returns why a schedule cannot be sent: its report, or the event or group that it is about, is gone. */
function whyGone({ report, event, group }: Pick<Schedule, 'report' | 'event' | 'group'>): Text | undefined {
  const found = reportNamed(report)
  if (!found) return say('This report no longer exists.')
  return whyNothing(found, { event_id: event?.id ?? null, group_id: group?.id ?? null })
}

/**
 * The newest deliveries of a schedule `s`. With the limit, a search for the last failure does not read years of
 * deliveries.
 */
const newest = sql`select * from report_mail_deliveries where report_mail_id = s.id
  order by made_at desc, id desc limit 500`

async function read(db: Kysely<DB>, hasMailServer: boolean, id?: number): Promise<Schedule[]> {
  const last = (states: readonly string[]) => sql`(select to_json(one) from (
    select ${deliveryColumns(hasMailServer)} from (${newest}) as d ${joinedToDelivery}
    where ${stateOf(hasMailServer)} = any(${states}::text[])
    order by d.made_at desc, d.id desc limit 1) as one)`
  const { rows } = await sql<Row>`
    select s.id, s.report, s.every, s.hour, s.is_active, author.name as created_by,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end as event,
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as group,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email) order by u.name, u.id), '[]')
        from report_mail_receivers r join users u on u.id = r.user_id where r.report_mail_id = s.id) as receivers,
      ${last(['sent'])} as last_sent, ${last(['refused', 'failed'])} as last_failure
    from report_mails s join users author on author.id = s.created_by left join event_types e on e.id = s.event_id
      left join satsangi_groups g on g.id = s.group_id
    ${id === undefined ? sql`` : sql`where s.id = ${id}`} order by s.report, s.id`.execute(db)
  const users = await readUsers(db, [...new Set(rows.flatMap((row) => row.receivers.map((one) => one.id)))])
  return rows.map((row) => ({
    ...row,
    gone: whyGone(row) ?? null,
    receivers: row.receivers.map((receiver) => ({
      ...receiver,
      refused:
        whyNotSent(
          reportNamed(row.report),
          users.find((user) => user.id === receiver.id),
        ) ?? null,
    })),
    last_sent: row.last_sent && toDelivery(row.last_sent),
    last_failure: stillNotSent(row),
  }))
}

/**
 * Returns the last mail that was not sent, unless a later run was sent. In one run, some receivers may get their mail
 * and others not.
 */
function stillNotSent({ last_sent, last_failure }: Pick<Row, 'last_sent' | 'last_failure'>): Delivery | null {
  const failed = last_failure && toDelivery(last_failure)
  const sent = last_sent && toDelivery(last_sent)
  return failed && sent && sent.made_at > failed.made_at ? null : failed
}

/** Returns every report by mail. */
export const readSchedules = (db: Kysely<DB>, hasMailServer: boolean): Promise<Schedule[]> =>
  read(db, hasMailServer)

/**
 * Returns one report by mail.
 *
 * @throws Refusal with status 404 for an unknown id
 */
export async function readSchedule(db: Kysely<DB>, id: number, hasMailServer: boolean): Promise<Schedule> {
  const [schedule] = await read(db, hasMailServer, id)
  if (!schedule) throw new Refusal(404, 'There is no such report by mail')
  return schedule
}
