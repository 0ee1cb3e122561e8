import type { Size } from '../../testing/fill-many.ts'

export const after = ['reservations']

/** Inserts a visit every three minutes until now; the last two thousand are pending, every third has a tray. */
export const many = ({ size }: Size) => [
  `insert into samadh_visits (id_last4, id_hash, id_proof, visitor_name, mobile, country_id, tour_type, gents, ladies, children,
      mobiles_collected, tray_required, tray_no, location, entered_at, entered_by, received_at, security_at, security_by,
      exited_at, exited_by, returned_at, returned_by)
    select lpad((n % 10000)::text, 4, '0'), substring(sha256(n::text::bytea) for 16), 2, 'Meena ' || applicant_name,
      '98' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), 'IND', case when n % 5 > 0 then n % 5 end, 1, 1 + n % 3, n % 2,
      0, n % 3 = 0, case when n % 3 = 0 then 1 + n % 500 end, 'Agra', entered, 1, entered,
      entered + interval '5 minutes', 1,
      case when n <= ${size} - 2000 then entered + interval '50 minutes' end, case when n <= ${size} - 2000 then 1 end,
      case when n <= ${size} - 2000 and n % 3 = 0 and n % 100 > 0 then entered + interval '51 minutes' end,
      case when n <= ${size} - 2000 and n % 3 = 0 and n % 100 > 0 then 1 end
    from (select id as n, translate(applicant_name, '0123456789', '') as applicant_name,
        now() - (${size} - id) * interval '3 minutes' as entered from reservations) as came`,
  `select samadh_sum_until(now() - interval '1 day')`,
]
