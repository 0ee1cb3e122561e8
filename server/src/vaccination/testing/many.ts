import type { Size } from '../../testing/fill-many.ts'

/**
 * Inserts a person for every fifth reservation, three in four with two doses, a hundred first doses a day until today.
 */
export const many = ({ size }: Size) => [
  `insert into vaccination_persons (first_name, last_name, mobile, address, dob, dose_count)
    select 'Meena', 'Soni ' || n % 997, (9000000000 + n)::text, 'Agra', date '1940-01-01' + n % 25000, case when n % 4 = 0 then 1 else 2 end
    from generate_series(1, ${size / 5}) as n`,
  `insert into vaccination_doses (person_id, dose, vaccine_type_id, given_on)
    select n, 1, 1 + n % 5, current_date - 30 - (${size / 5} - n) / 100 from generate_series(1, ${size / 5}) as n`,
  `insert into vaccination_doses (person_id, dose, vaccine_type_id, given_on)
    select n, 2, 1 + n % 5, current_date - (${size / 5} - n) / 100 from generate_series(1, ${size / 5}) as n where n % 4 > 0`,
]
