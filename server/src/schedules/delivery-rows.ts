import type { Delivery } from '@nivas/contract/schedules/schemas.ts'
import { sql } from 'kysely'

export type DeliveryRow = Omit<Delivery, 'made_at' | 'sent_at'> & {
  made_at: string | Date
  sent_at: string | Date | null
}

/** SQL for the columns of a delivery `d` with its mail `m`, its receiver `u` and `a`, who sent it by hand. */
export const deliveryColumns = (
  hasMailServer: boolean,
) => sql`d.id, json_build_object('id', u.id, 'name', u.name) as user,
  d.range_from as "from", d.range_to as "to", a.name as asked_by, d.made_at, m.sent_at, coalesce(m.tries, 0) as tries,
  d.refused, m.last_error, ${stateOf(hasMailServer)} as state`

/** SQL for the state of a delivery `d` with its mail `m`. */
export const stateOf = (hasMailServer: boolean) => sql`case when d.refused is not null then 'refused'
  when m.sent_at is not null then 'sent' when m.failed_at is not null or m.expires_at <= now()
    ${hasMailServer ? sql`or m.kept_at is not null` : sql``} then 'failed'
  else ${hasMailServer ? 'waiting' : 'kept'} end`

/** The joins of a delivery `d` that `deliveryColumns` needs. */
export const joinedToDelivery = sql`join users u on u.id = d.user_id
  left join users a on a.id = d.asked_by left join mails m on m.id = d.mail_id`

const moment = (value: string | Date) => new Date(value).toISOString()

export const toDelivery = (row: DeliveryRow): Delivery => ({
  ...row,
  made_at: moment(row.made_at),
  sent_at: row.sent_at === null ? null : moment(row.sent_at),
})
