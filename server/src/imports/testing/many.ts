export const after = ['reservations']

export const many = () => [
  `insert into imports (kind, file_name, file_type, size, state, problem_count) select 'customers', 'x', 'csv', 1, 'failed', 9 from generate_series(1, 10)`,
  `insert into import_problems (import_id, number, row_number, column_title, value, text)
    select 1 + id % 10, id, id, 'x', 'x', '{"key":"x"}' from reservations where id % 4 = 0`,
]
