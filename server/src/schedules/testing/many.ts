import type { Size } from '../../testing/fill-many.ts'

export const after = ['reservations']

/** Inserts twenty reports by mail to one user, with the deliveries of some years. */
export const many = ({ size }: Size) => [
  `insert into report_mails (report, every, hour, created_by)
    select 'occupancy-by-range', 'Daily', 6, (select min(id) from users) from generate_series(1, 20) n
    where exists (select from users)`,
  `insert into report_mail_deliveries (report_mail_id, user_id, range_from, range_to, refused, made_at)
    select s.id, s.created_by, day, day, '{"key": "The user does not have access to this report."}', day + 1
    from report_mails s cross join (select current_date - n as day from generate_series(1, least(3650, ${size} / 20)) n) as days`,
]
