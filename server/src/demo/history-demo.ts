import { sql } from 'kysely'
import type { DemoPart } from './part.ts'

/** The address of the counters' computers in the venue's network. */
const ADDRESS = '192.168.1.20'

/**
 * The audit entries that the calls would have written for each reservation, for the audit and for the history of a
 * reservation.
 */
export const historyDemo: DemoPart = {
  name: 'history',

  isEmpty: async (trx) =>
    !(await trx
      .selectFrom('audit_log')
      .select('id')
      .where('area', '=', 'reservations')
      .limit(1)
      .executeTakeFirst()),

  fill: async (trx, { now, staff }) => {
    await sql`
      with made as (
        select r.id, r.created_at as at, r.created_by as user_id,
          case when r.is_child then 'multipleManual' when r.created_by is null then 'apply' else 'book' end as call,
          jsonb_build_object('arrival_date', r.arrival_date, 'departure_date', r.departure_date) as said
        from reservations r
      ), bhent as (
        select rr.reservation_id as id, c.taken_at as at, c.taken_by as user_id, 'takeBhent' as call,
          jsonb_build_object('id', rr.reservation_id, 'payment_type', 'CASH',
            'payment_amount', coalesce(sum(b.amount) filter (where b.kind = 'BHENT'), 0),
            'donation_amount', coalesce(sum(b.amount) filter (where b.kind = 'DONATION'), 0)) as said
        from reservation_receipts rr join cash_receipts c on c.id = rr.receipt_id join cash_book b on b.receipt_id = c.id
        where rr.kind = 'BHENT' group by rr.reservation_id, c.id
      ), held as (
        select r.id, r.created_at + (coalesce((select min(bhent.at) from bhent where bhent.id = r.id), ${now}::timestamptz)
            - r.created_at) / 3 as at, ${staff.desk}::int as user_id, 'hold' as call,
          jsonb_build_object('id', r.id, 'status', 'HOLD', 'room_ids', jsonb_agg(s.room_id order by s.room_id)) as said
        from reservations r join stays s on s.reservation_id = r.id
        where r.created_by is null group by r.id
      ), came as (
        select id, gate_checked_in_at as at, gate_checked_in_by as user_id, 'checkIn' as call,
          jsonb_build_object('id', id, 'type', 'GATE') as said
        from reservations where gate_checked_in_at is not null
        union all
        select id, checked_in_at, checked_in_by, 'checkIn', jsonb_build_object('id', id, 'type', 'ACCO')
        from reservations where checked_in_at is not null
      ), released as (
        select reservation_id as id, released_at as at, null::int as user_id, 'release' as call,
          jsonb_build_object('was', was, 'room_ids', (select jsonb_agg(room -> 'id') from jsonb_array_elements(rooms::jsonb) as room)) as said
        from released_allotments
      ), done as (
        select * from made union all select * from held union all select * from bhent
        union all select * from came union all select * from released
      )
      insert into audit_log (at, user_id, call, record_type, record_id, said, address, request_id)
      select at, user_id, 'reservations.' || call, 'reservation', id, said,
        case when user_id is not null then ${ADDRESS}::inet end, 'demo'
      from done order by at, id`.execute(trx)
  },
}
