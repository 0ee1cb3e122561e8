export const after = ['reservations']

/** Makes a person of the registry for every second reservation. */
export const many = () => [
  `insert into customers (id_card_no, main_name, surname, dob, city, phone)
    select 'NR-' || id, split_part(applicant_name, ' ', 1), split_part(applicant_name, ' ', 2), date '1940-01-01' + id % 25000, 'Agra',
      '+91 ' || 9000000000 + id::bigint * 7919
    from reservations where id % 2 = 0`,
]
