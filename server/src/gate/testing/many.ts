import type { Size } from '../../testing/fill-many.ts'

export const after = ['reservations']

/** Inserts a visit every three minutes until now; the last two thousand are pending. */
export const many = ({ size }: Size) => [
  `insert into gate_visits (is_satsangi, gate_id, id_card_no, aadhaar_last4, aadhaar_hash, visitor_name, mobile, purpose_id, country_id,
      people, arrival_date, departure_date, departure_time, entered_at, entered_by, exited_at, exited_by)
    select n % 3 > 0, 1, case when n % 2 = 0 then 'NR-' || n end,
      case when n % 2 = 1 then lpad((n % 10000)::text, 4, '0') end, case when n % 2 = 1 then substring(sha256(n::text::bytea) for 16) end,
      applicant_name, '9876543210', case when n % 3 = 0 then 1 + n % 5 end, 'IND', 1 + n % 4, day,
      day + case when n % 3 > 0 then n % 3 else 0 end, case when n % 3 > 0 then time '20:00' end, entered, 1,
      case when n <= ${size} - 2000 then entered + interval '50 minutes' end, case when n <= ${size} - 2000 then 1 end
    from (select r.id as n, applicant_name, entered, (entered at time zone 'Asia/Kolkata')::date as day
      from reservations r, lateral (select now() - (${size} - r.id) * interval '3 minutes' as entered) as at) as came`,
  `insert into gate_visitors (visit_id, place, name) select id, 1, visitor_name from gate_visits where id % 2 = 0`,
  `select gate_sum_until(now())`,
]
