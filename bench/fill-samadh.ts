import { fillWith } from './fill-with.ts'

/** The number of visits of the memorial site; the last `INSIDE` visitors are still inside. */
export const VISITS = Number(process.env.VISITS || 10_000_000)
const INSIDE = 2_000
/** The seconds between two entries: ten million visits take two years. */
const SECONDS_APART = 6.3

/** Statements for visits of the memorial site, the last of which enters now. */
export const visitStatements = (visits: number) => [
  `insert into samadh_visits (id_last4, id_hash, id_proof, visitor_name, mobile, country_id, tour_type, gents, ladies, children,
      birth_year, location, entered_at, received_at, entered_by, security_at, security_by, exited_at, exited_by)
    select lpad((n % 10000)::text, 4, '0'), decode(md5(n::text), 'hex'), 2,
      (array['Ramesh', 'Sunita', 'Harpreet', 'Lakshmi', 'Subrata', 'Hetal', 'Sachin', 'Meena'])[1 + n % 8] || ' ' ||
        (array['Sharma', 'Gill', 'Rao', 'Banerjee', 'Patel', 'Patil', 'Soni'])[1 + n % 7],
      '9' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), 'IND', case when n % 5 > 0 then n % 5 end, 1, 1 + n % 3, n % 2,
      1950 + n % 55, 'Agra', entered, entered, 1, entered + interval '4 minutes', 1,
      case when n <= ${visits - INSIDE} then entered + interval '40 minutes' end, case when n <= ${visits - INSIDE} then 1 end
    from (select n, now() - (${visits} - n) * interval '1 second' * ${SECONDS_APART} as entered from generate_series(1, ${visits}) n) as came`,
  `select samadh_sum_until(now() - interval '1 day')`,
]

/** Fills the memorial site of a migrated database with an administrator. */
export const fillSite = (adminUrl: string): Promise<void> => fillWith(adminUrl, visitStatements(VISITS))
