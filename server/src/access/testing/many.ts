export const after = ['reservations']

/** Makes as many audit entries, mails and stored answers as there are reservations. */
export const many = () => [
  `insert into users (name, email, password_hash)
    select 'Person ' || n, 'desk-' || n || '@example.org', 'none' from generate_series(1, 500) n`,
  `insert into audit_log (at, user_id, call, record_type, record_id, said, request_id)
    select created_at, 1 + id % 500, case when id % 3 = 0 then 'venue.editRoom' else 'reservations.edit' end,
      case when id % 3 = 0 then 'room' else 'reservation' end, id, '{}', 'x' from reservations`,
  `insert into mails (to_address, subject, created_at, sent_at)
    select 'guest' || id || '@example.org', 'Your application ' || id, created_at, created_at from reservations`,
  `insert into submissions (key, person, call, request_hash, first_seen)
    select gen_random_uuid(), 1, 'x', 'x', created_at from reservations where id % 10 = 0`,
]
